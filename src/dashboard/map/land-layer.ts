import { CanvasLayer, type Frame } from './canvas-layer.ts';
import { clipRing } from './clip-ring.ts';
import type { LandRing } from './land.ts';
import type { Palette } from './palette.ts';

/** Beyond the canvas by this many px a coast is cut off. */
const MARGIN_PX = 8;
/** Corners nearer than this to the one before are not drawn, in px. */
const DETAIL_PX = 0.7;

/** The outlines of the land, repeated in every copy of the world in view; lies beneath the tiles. */
export class LandLayer extends CanvasLayer {
  private rings: readonly LandRing[] = [];

  constructor() {
    super({ pane: 'land', zIndex: 150, padding: 0.25 });
  }

  override getAttribution(): string {
    return 'Land: <a href="https://www.naturalearthdata.com/">Natural Earth</a> 1:50m';
  }

  setRings(rings: readonly LandRing[]): void {
    this.rings = rings;
    this.redraw();
  }

  protected paint(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
    const fill = new Path2D();
    const coast = new Path2D();
    const { left, top, width, height, world } = frame;
    // A ring that crosses the antimeridian belongs to one copy and reaches into the next.
    for (let copy = Math.floor(left / world) - 1; (copy - 1) * world < left + width; copy += 1) {
      const shift = copy * world - left;
      for (const ring of this.rings) {
        const outside =
          ring.east * world + shift < 0 || ring.west * world + shift > width ||
          ring.south * world - top < 0 || ring.north * world - top > height;
        if (!outside) addRing(ring, world, shift, -top, frame, fill, coast);
      }
    }
    context.fillStyle = palette.land;
    context.fill(fill, 'evenodd');
    context.strokeStyle = palette.coast;
    context.lineWidth = 1;
    context.lineJoin = 'round';
    context.stroke(coast);
  }
}

function addRing(
  ring: LandRing, world: number, shiftX: number, shiftY: number, frame: Frame, fill: Path2D, coast: Path2D,
): void {
  const corners: number[] = [];
  const { places } = ring;
  const right = frame.width + MARGIN_PX;
  const bottom = frame.height + MARGIN_PX;
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  let penDown = false;
  for (let index = 0; index < places.length; index += 2) {
    const placeY = places[index + 1] ?? 0;
    const x = (places[index] ?? 0) * world + shiftX;
    const y = placeY * world + shiftY;
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) < DETAIL_PX && index < places.length - 2) continue;
    corners.push(x, y);
    const away =
      Number.isNaN(beforeX) || (x < -MARGIN_PX && beforeX < -MARGIN_PX) || (x > right && beforeX > right) ||
      (y < -MARGIN_PX && beforeY < -MARGIN_PX) || (y > bottom && beforeY > bottom);
    // Along the bottom of the map Antarctica is closed, but has no coast.
    const atPole = placeY > 1 - 1e-6 || (places[index - 1] ?? 0) > 1 - 1e-6;
    if (away || atPole) penDown = false;
    else {
      if (!penDown) coast.moveTo(beforeX, beforeY);
      coast.lineTo(x, y);
      penDown = true;
    }
    beforeX = x;
    beforeY = y;
  }
  const box = { left: -MARGIN_PX, top: -MARGIN_PX, right, bottom };
  addShape(fill, clipRing(corners, box));
}

/** Filling closes a shape by itself, and Chromium's closePath takes longer than all the rest of the drawing. */
function addShape(path: Path2D, corners: readonly number[]): void {
  for (let index = 0; index < corners.length; index += 2) {
    const [x = 0, y = 0] = [corners[index], corners[index + 1]];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}
