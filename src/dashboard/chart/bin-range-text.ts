import { dateOfDay } from '#contract/time.ts';
import { dayMonthText } from '#dashboard/ui/text/day-text.ts';
import { rangeText, type DayRange } from './day-range.ts';

/** "3 Jun 2024 – 9 Jun 2024"; without the year where the days are of any year. */
export function binRangeText(bin: DayRange, isOfYears: boolean): string {
  if (!isOfYears) return rangeText(bin);
  const [from, to] = [dateOfDay(bin.from), dateOfDay(bin.to)];
  const start = dayMonthText(from.month, from.day);
  return bin.from === bin.to ? start : `${start} – ${dayMonthText(to.month, to.day)}`;
}
