import { dayTicks } from '#dashboard/chart/day-ticks.ts';
import { leftOf, topOf, type HeatGeometry } from './heat-geometry.ts';
import type { HeatCanvas } from './heat-canvas.ts';
import type { HeatPalette } from './heat-palette.ts';
import { firstCellFrom, type HeatCell, type HeatRange, type HeatRow } from './heat-row.ts';
import type { HeatScale } from './heat-scale.ts';

/** The visible part of a matrix, in px from its top left corner. */
export interface HeatView {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface HeatPicture {
  geometry: HeatGeometry;
  rows: readonly HeatRow[];
  scale: HeatScale;
  /** everything outside of these is dimmed; empty dims nothing */
  selected: readonly HeatRange[];
}

/** Free space above and below a cell, and beside one that is wide enough. */
const GAP_PX = 2;
const NARROW_PX = 4;

/** The first and last visible rows. */
export function rowsInSight({ rowCount, rowHeight, axisHeight }: HeatGeometry, { top, height }: HeatView) {
  const first = Math.max(0, Math.floor(top / rowHeight));
  return { first, last: Math.min(rowCount - 1, Math.ceil((top + height - axisHeight) / rowHeight)) };
}

/** The first and last visible days. */
export function daysInSight({ extent, cellWidth, labelWidth }: HeatGeometry, { left, width }: HeatView) {
  const first = extent.from + Math.floor(left / cellWidth);
  const last = extent.from + Math.ceil((left + width - labelWidth) / cellWidth);
  return { first: Math.max(extent.from, first), last: Math.min(extent.to, last) };
}

/** Paints the visible cells only, so that the cost does not grow with the matrix. */
export function paintHeatCells(
  context: HeatCanvas,
  { geometry, rows, scale }: HeatPicture,
  view: HeatView,
  palette: HeatPalette,
): void {
  const { rowHeight, cellWidth } = geometry;
  const { first: firstRow, last: lastRow } = rowsInSight(geometry, view);
  const { first: firstDay, last: lastDay } = daysInSight(geometry, view);
  const xOf = (day: number) => toPixel(leftOf(geometry, day) - view.left);
  const yOf = (row: number) => topOf(geometry, row) - view.top;

  context.fillStyle = palette.line;
  for (const { day } of dayTicks(firstDay, lastDay, Math.max(1, view.width / 24))) {
    context.fillRect(xOf(day), 0, 1, geometry.height - view.top);
  }
  for (let index = firstRow; index <= lastRow; index += 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const top = yOf(index);
    if (index > 0 && rows[index - 1]?.group !== row.group) {
      context.fillStyle = palette.lineStrong;
      context.fillRect(0, Math.round(top), view.width, 1);
    }
    const [start, end] = [row.cells[0], row.cells.at(-1)];
    if (start !== undefined && end !== undefined) {
      context.fillStyle = palette.lineStrong;
      context.fillRect(xOf(start.day), Math.round(top + rowHeight / 2), xOf(end.day + 1) - xOf(start.day), 1);
    }
    for (let at = firstCellFrom(row.cells, firstDay); at < row.cells.length; at += 1) {
      const cell = row.cells[at];
      if (cell === undefined || cell.day > lastDay) break;
      const left = xOf(cell.day);
      const width = Math.max(
        xOf(cell.day + 1) - left - (cellWidth >= NARROW_PX ? 1 : 0),
        seenWidth(cell, row.cells[at + 1], cellWidth),
      );
      paintCell(
        context,
        cell,
        { left, top: Math.round(top) + GAP_PX, width, height: rowHeight - 2 * GAP_PX },
        scale,
        palette,
      );
    }
  }
}

/** A night narrower than two pixels is drawn two pixels wide if the next cells are free. */
function seenWidth(cell: HeatCell, next: HeatCell | undefined, cellWidth: number): number {
  return Math.max(1, Math.min(2, ((next?.day ?? Infinity) - cell.day) * cellWidth));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Colour for a number, a hollow box for zero, stripes for unknown, a dot for what the filters exclude. */
function paintCell(
  context: HeatCanvas,
  { value }: HeatCell,
  { left, top, width, height }: Box,
  scale: HeatScale,
  palette: HeatPalette,
): void {
  context.fillStyle = palette.panel;
  context.fillRect(left, top, width, height);
  if (value === null) {
    context.fillStyle = palette.muted;
    for (let stripe = 0; stripe < height; stripe += 4) context.fillRect(left, top + stripe, width, 2);
  } else if (value === 'left out') {
    context.fillStyle = palette.muted;
    context.fillRect(left + (width - 2) / 2, top + (height - 2) / 2, 2, 2);
  } else if (value === 0) {
    context.fillStyle = palette.ink;
    context.fillRect(left, top, width, 1);
    context.fillRect(left, top + height - 1, width, 1);
    if (width < NARROW_PX) return;
    context.fillRect(left, top, 1, height);
    context.fillRect(left + width - 1, top, 1, height);
  } else {
    context.fillStyle = palette.steps[scale.stepOf(value) - 1] ?? palette.ink;
    context.fillRect(left, top, width, height);
  }
}

/** Rounds to device pixels, so that edges are sharp and narrow cells look alike. */
function toPixel(x: number): number {
  const ratio = window.devicePixelRatio || 1;
  return Math.round(x * ratio) / ratio;
}
