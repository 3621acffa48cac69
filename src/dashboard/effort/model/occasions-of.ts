import { dateOfDay, dayNumberFrom } from '#contract/time.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';

/** The length of an occasion: a number of nights, or the nights of a calendar month. */
export type OccasionLength = number | 'month';

/**
 * Nights in consecutive stretches, as occupancy models want them ("occasions"): the first begins with the first night, the
 * last may be shorter; of months, the first too. Nights are day numbers of their evenings, both ends included.
 */
export function occasionsOf({ from, to }: DayRange, length: OccasionLength): DayRange[] {
  const occasions: DayRange[] = [];
  for (let first = from; first <= to;) {
    const end = length === 'month' ? lastOfMonth(first) : first + length - 1;
    occasions.push({ from: first, to: Math.min(to, end) });
    first = end + 1;
  }
  return occasions;
}

function lastOfMonth(day: number): number {
  const { year, month } = dateOfDay(day);
  return (month === 12 ? dayNumberFrom(year + 1, 1, 1) : dayNumberFrom(year, month + 1, 1)) - 1;
}
