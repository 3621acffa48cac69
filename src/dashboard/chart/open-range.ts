import type { DayRange } from './day-range.ts';

/** Days from `from` to `to`, both included; null leaves that end open. */
export interface OpenRange {
  from: number | null;
  to: number | null;
}

/** What is before and after the days of a brush. */
export interface Outside {
  before: number;
  after: number;
}

/**
 * Converts a range on a brush to a filter: an end at the edge of the data sets no limit, so that newer data is
 * included. Where the brush leaves something out beyond that edge, it does.
 */
export function openRange(
  range: DayRange | null,
  extent: DayRange,
  { before, after }: Outside = { before: 0, after: 0 },
): OpenRange {
  return {
    from: range === null || (range.from <= extent.from && before === 0) ? null : range.from,
    to: range === null || (range.to >= extent.to && after === 0) ? null : range.to,
  };
}

/** The inverse: converts a filter to a range on the brush; null if nothing is filtered. */
export function closedRange({ from, to }: OpenRange, extent: DayRange): DayRange | null {
  return from === null && to === null ? null : { from: from ?? extent.from, to: to ?? extent.to };
}
