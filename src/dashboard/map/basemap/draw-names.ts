import type { BasemapPalette } from './basemap-palette.ts';
import type { Frame } from '#dashboard/map/layers/canvas-layer.ts';
import type { PlacedName } from './place-names.ts';

const DOT_PX = 1.75;
const HALO_PX = 3;

/** Draws names in a muted colour, with a halo that keeps them apart from lines. */
export function drawNames(
  context: CanvasRenderingContext2D,
  names: readonly PlacedName[],
  { left, top, width, height }: Frame,
  palette: BasemapPalette,
): void {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = palette.halo;
  for (const { text, kind, font, dot, left: start, y, width: length } of names) {
    const [x, line] = [start - left, y - top];
    if (x > width || x + length < 0 || line < -HALO_PX * 4 || line > height + HALO_PX * 4) continue;
    context.fillStyle = kind === 'water' ? palette.waterName : palette.name;
    context.font = font;
    context.strokeText(text, x, line);
    context.fillText(text, x, line);
    if (dot === null) continue;
    context.beginPath();
    context.arc(dot.x - left, dot.y - top, DOT_PX, 0, 2 * Math.PI);
    context.fill();
  }
}
