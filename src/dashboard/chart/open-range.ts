import type { DayRange } from './day-range.ts';

/** Days from `from` to `to`, both included; null leaves that end open. */
export interface OpenRange {
  from: number | null;
  to: number | null;
}

/** A range chosen on a brush as a filter: an end that stays where the data ends is no limit, since newer data is to come. */
export function openRange(range: DayRange | null, extent: DayRange): OpenRange {
  return {
    from: range === null || range.from <= extent.from ? null : range.from,
    to: range === null || range.to >= extent.to ? null : range.to,
  };
}

/** The inverse: a filter as a range on the brush; null where nothing is filtered. */
export function closedRange({ from, to }: OpenRange, extent: DayRange): DayRange | null {
  return from === null && to === null ? null : { from: from ?? extent.from, to: to ?? extent.to };
}
