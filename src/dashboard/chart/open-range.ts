import type { DayRange } from './day-range.ts';

/** Days from `from` to `to`, both included; null leaves that end open. */
export interface OpenRange {
  from: number | null;
  to: number | null;
}

/**
 * Converts a range on a brush to a filter: an end at the edge of the data sets no limit, so that newer data is
 * included.
 */
export function openRange(range: DayRange | null, extent: DayRange): OpenRange {
  return {
    from: range === null || range.from <= extent.from ? null : range.from,
    to: range === null || range.to >= extent.to ? null : range.to,
  };
}

/** The inverse: converts a filter to a range on the brush; null if nothing is filtered. */
export function closedRange({ from, to }: OpenRange, extent: DayRange): DayRange | null {
  return from === null && to === null ? null : { from: from ?? extent.from, to: to ?? extent.to };
}
