import { leftOf, topOf, type HeatGeometry } from './heat-geometry.ts';
import type { HeatPalette } from './heat-palette.ts';
import type { HeatRange } from './heat-row.ts';
import type { HeatView } from './paint-heat-cells.ts';

/** Dims the visible part, except for the selected rectangles. */
export function dimAround(
  context: CanvasRenderingContext2D,
  geometry: HeatGeometry,
  selected: readonly HeatRange[],
  view: HeatView,
  palette: HeatPalette,
): void {
  context.beginPath();
  context.rect(0, 0, view.width, view.height);
  for (const { firstRow, lastRow, from, to } of selected) {
    const [left, top] = [leftOf(geometry, from) - view.left, topOf(geometry, firstRow) - view.top];
    context.rect(left, top, leftOf(geometry, to + 1) - view.left - left, topOf(geometry, lastRow + 1) - view.top - top);
  }
  context.globalAlpha = 0.7;
  context.fillStyle = palette.panel;
  context.fill('evenodd');
  context.globalAlpha = 1;
}
