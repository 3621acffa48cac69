import type { CalendarDate } from '#contract/time.ts';
import { dayText } from './day-text.ts';

/** "3 Jun 2024 – 30 Sep 2024", one date where both are the same. */
export function dateRangeText(from: CalendarDate, to: CalendarDate): string {
  const [first, last] = [dayText(from), dayText(to)];
  return first === last ? first : `${first} – ${last}`;
}
