import { dateOfDay, dayNumber, parseTimestamp } from '#contract/time.ts';
import { dayMonthText, dayText, isYearFirst, writtenDate } from './day-text.ts';
import { nightOf } from '#contract/nights.ts';

/**
 * The night of a session by both of its dates, from its zone-less `start` and `end`: the evening that it belongs to
 * (`nightOf`) and the morning after, also where it starts after midnight: "12→13 Jun 2024", "31 May→1 Jun 2025", "31 Dec
 * 2024→1 Jan 2025"; in Japanese "2024年6月12→13日". A session of several nights is named by the first evening and the last
 * date: "12→15 Jun 2024". An invalid start is returned as it is.
 */
export function nightText(start: string, end: string | null): string {
  if (parseTimestamp(start) === null) return start;
  const evening = nightOf(start);
  const to = end === null ? null : parseTimestamp(end);
  return spanText(evening, Math.max(evening + 1, to === null ? 0 : dayNumber(to)));
}

/** A night by both of its dates, from the day number of its evening. */
export function nightOfDayText(evening: number): string {
  return spanText(evening, evening + 1);
}

/** Two days, by their numbers; what they share is written once. */
function spanText(first: number, last: number): string {
  const [from, to] = [dateOfDay(first), dateOfDay(last)];
  if (from.year !== to.year) return `${dayText(from)}→${dayText(to)}`;
  if (from.month === to.month) return writtenDate({ ...to, day: `${from.day}→${to.day}` });
  return isYearFirst()
    ? `${dayText(from)}→${dayMonthText(to.month, to.day)}`
    : `${dayMonthText(from.month, from.day)}→${dayText(to)}`;
}
