import { dateOfDay } from '#contract/time.ts';
import { dateRangeText } from '#dashboard/ui/text/date-range-text.ts';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';

/** Days from `from` to `to`, both included, as day numbers. */
export interface DayRange {
  from: number;
  to: number;
}

/** "3 Jun 2024 – 30 Sep 2024", one date where both are the same. */
export function rangeText({ from, to }: DayRange): string {
  return dateRangeText(dateOfDay(from), dateOfDay(to));
}

/** Nights by the dates of their evenings, "3 Jun 2024 – 9 Jun 2024"; one night by both of its dates, "3→4 Jun 2024". */
export function nightsText(nights: DayRange): string {
  return nights.from === nights.to ? nightOfDayText(nights.from) : rangeText(nights);
}
