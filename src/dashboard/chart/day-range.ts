import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';

/** Days from `from` to `to`, both included, as day numbers. */
export interface DayRange {
  from: number;
  to: number;
}

/** "3 Jun 2024 – 30 Sep 2024", one date where both are the same. */
export function rangeText({ from, to }: DayRange): string {
  const start = dayText(dateOfDay(from));
  return from === to ? start : `${start} – ${dayText(dateOfDay(to))}`;
}
