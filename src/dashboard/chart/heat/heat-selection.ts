import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { HeatRange, HeatRow } from './heat-row.ts';

/** The selection on a matrix: rows by id, and days; null means all. */
export interface HeatSelection {
  ids: ReadonlySet<number> | null;
  days: DayRange | null;
}

export const NOTHING_CHOSEN: HeatSelection = { ids: null, days: null };

/** Converts a rectangle to a selection; all rows or all days become null. */
export function selectionOf(range: HeatRange, rows: readonly HeatRow[], extent: DayRange): HeatSelection {
  const allRows = range.firstRow === 0 && range.lastRow === rows.length - 1;
  const allDays = range.from <= extent.from && range.to >= extent.to;
  return {
    ids: allRows ? null : new Set(rows.slice(range.firstRow, range.lastRow + 1).map(({ id }) => id)),
    days: allDays ? null : { from: range.from, to: range.to },
  };
}

/** The rectangles of a selection: one for each run of adjacent rows. Empty if nothing is selected. */
export function selectedRanges({ ids, days }: HeatSelection, rows: readonly HeatRow[], extent: DayRange): HeatRange[] {
  if (ids === null && days === null) return [];
  const { from, to } = days ?? extent;
  const ranges: HeatRange[] = [];
  for (const [index, { id }] of rows.entries()) {
    if (ids !== null && !ids.has(id)) continue;
    const above = ranges.at(-1);
    if (above?.lastRow === index - 1) above.lastRow = index;
    else ranges.push({ firstRow: index, lastRow: index, from, to });
  }
  return ranges;
}
