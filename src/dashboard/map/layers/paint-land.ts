import type { Frame } from './canvas-layer.ts';
import { clipRing } from './clip-ring.ts';
import type { LandRing } from './land.ts';
import type { Palette } from './palette.ts';

/** Coasts are clipped this many px beyond the canvas. */
const MARGIN_PX = 8;
/** Vertices closer than this to the previous one are skipped, in px. */
const DETAIL_PX = 0.7;

/** Draws the outlines of the land, repeated in every visible copy of the world. */
export function paintLand(
  context: CanvasRenderingContext2D,
  frame: Frame,
  palette: Pick<Palette, 'land' | 'coast'>,
  rings: readonly LandRing[],
): void {
  const outlines: Outlines = { land: new Path2D(), coast: new Path2D() };
  const { left, width, world } = frame;
  // A ring that crosses the antimeridian reaches into the next copy of the world.
  for (let copy = Math.floor(left / world) - 1; (copy - 1) * world < left + width; copy += 1) {
    for (const ring of rings) if (isInView(ring, copy, frame)) addRing(ring, copy, frame, outlines);
  }
  context.fillStyle = palette.land;
  context.fill(outlines.land, 'evenodd');
  context.strokeStyle = palette.coast;
  context.lineWidth = 1;
  context.lineJoin = 'round';
  context.stroke(outlines.coast);
}

interface Outlines {
  land: Path2D;
  coast: Path2D;
}

function isInView(ring: LandRing, copy: number, { left, top, width, height, world }: Frame): boolean {
  const [west, east] = [(ring.west + copy) * world - left, (ring.east + copy) * world - left];
  return east >= 0 && west <= width && ring.south * world >= top && ring.north * world <= top + height;
}

function addRing({ points }: LandRing, copy: number, frame: Frame, { land, coast }: Outlines): void {
  const corners: number[] = [];
  const box = { left: -MARGIN_PX, top: -MARGIN_PX, right: frame.width + MARGIN_PX, bottom: frame.height + MARGIN_PX };
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  let penDown = false;
  for (let index = 0; index < points.length; index += 2) {
    const pointY = points[index + 1] ?? 0;
    const x = ((points[index] ?? 0) + copy) * frame.world - frame.left;
    const y = pointY * frame.world - frame.top;
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) < DETAIL_PX && index < points.length - 2) continue;
    corners.push(x, y);
    const away =
      Number.isNaN(beforeX) ||
      Math.max(x, beforeX) < box.left ||
      Math.min(x, beforeX) > box.right ||
      Math.max(y, beforeY) < box.top ||
      Math.min(y, beforeY) > box.bottom;
    // Antarctica's ring is closed along the bottom of the map, where there is no coast.
    const atPole = pointY > 1 - 1e-6 || (points[index - 1] ?? 0) > 1 - 1e-6;
    if (away || atPole) penDown = false;
    else {
      if (!penDown) coast.moveTo(beforeX, beforeY);
      coast.lineTo(x, y);
      penDown = true;
    }
    beforeX = x;
    beforeY = y;
  }
  addShape(land, clipRing(corners, box));
}

/** No closePath: fill closes shapes anyway, and Chromium's closePath takes longer than the rest of the drawing. */
function addShape(path: Path2D, corners: readonly number[]): void {
  for (let index = 0; index < corners.length; index += 2) {
    const [x = 0, y = 0] = [corners[index], corners[index + 1]];
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}
