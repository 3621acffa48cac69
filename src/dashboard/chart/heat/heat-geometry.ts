import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { HeatPosition } from './heat-row.ts';

/** Sizes of a matrix on the screen, in CSS px. */
export interface HeatGeometry {
  extent: DayRange;
  rowCount: number;
  /** rows are years, and columns the days of any of them */
  isOfYears: boolean;
  /** of one night and of one row; a night may be narrower than a pixel */
  cellWidth: number;
  rowHeight: number;
  /** of the row labels and of the axis, which stay in sight */
  labelWidth: number;
  axisHeight: number;
  /** of the whole matrix, visible or not */
  width: number;
  height: number;
}

const ROW_HEIGHT = 18;
const AXIS_HEIGHT = 22;
const NARROW_PX = 560;
const YEAR_WIDTH = 56;

interface HeatContent {
  extent: DayRange;
  rowCount: number;
  /** least width of a day; null makes all fit */
  zoom: number | null;
  isOfYears?: boolean;
}

/** A matrix of so many rows and days in a frame of some width. */
export function heatGeometry(
  { extent, rowCount, zoom, isOfYears = false }: HeatContent,
  frameWidth: number,
): HeatGeometry {
  const labelWidth = isOfYears ? YEAR_WIDTH : labelWidthIn(frameWidth);
  const days = extent.to - extent.from + 1;
  const fitting = Math.max(0, frameWidth - labelWidth) / days;
  // Limits the width, so that a week does not fill the frame.
  const cellWidth = Math.max(zoom ?? 0, Math.min(fitting, ROW_HEIGHT));
  return {
    extent,
    rowCount,
    isOfYears,
    cellWidth,
    rowHeight: ROW_HEIGHT,
    labelWidth,
    axisHeight: AXIS_HEIGHT,
    width: labelWidth + cellWidth * days,
    height: AXIS_HEIGHT + ROW_HEIGHT * rowCount,
  };
}

function labelWidthIn(frameWidth: number): number {
  return frameWidth < NARROW_PX ? 116 : 176;
}

/** The left edge of a day within the whole matrix. */
export function leftOf({ extent, cellWidth, labelWidth }: HeatGeometry, day: number): number {
  return labelWidth + (day - extent.from) * cellWidth;
}

/** The top edge of a row within the whole matrix. */
export function topOf({ axisHeight, rowHeight }: HeatGeometry, row: number): number {
  return axisHeight + row * rowHeight;
}

/** The cell nearest to a point. */
export function positionAt(geometry: HeatGeometry, x: number, y: number): HeatPosition {
  const { extent, rowCount, cellWidth, rowHeight, labelWidth, axisHeight } = geometry;
  const day = extent.from + Math.floor((x - labelWidth) / cellWidth);
  const row = Math.floor((y - axisHeight) / rowHeight);
  return {
    day: Math.max(extent.from, Math.min(extent.to, day)),
    row: Math.max(0, Math.min(rowCount - 1, row)),
  };
}

/** The smallest scroll that brings a cell into view with some margin. */
export function scrolledTo(
  geometry: HeatGeometry,
  { row, day }: HeatPosition,
  seen: { left: number; top: number; width: number; height: number },
): { left: number; top: number } {
  const { cellWidth, rowHeight, labelWidth, axisHeight } = geometry;
  const [x, y] = [leftOf(geometry, day), topOf(geometry, row)];
  const room = Math.min(2 * ROW_HEIGHT, seen.width / 4);
  return {
    left: Math.max(0, Math.min(Math.max(seen.left, x + cellWidth + room - seen.width), x - labelWidth - room)),
    top: Math.max(0, Math.min(Math.max(seen.top, y + 2 * rowHeight - seen.height), y - axisHeight - rowHeight)),
  };
}
