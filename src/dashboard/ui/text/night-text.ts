import { dayNumber, parseTimestamp, type CalendarDate } from '#contract/time.ts';
import { dayMonthText, dayText, isYearFirst, writtenDate } from './day-text.ts';

/**
 * The dates a session touches, from its zone-less `start` and `end`: "12 Jun 2024", by both dates where it crosses
 * midnight: "12→13 Jun 2024", "31 May→1 Jun 2025", "31 Dec 2024→1 Jan 2025"; in Japanese "2024年6月12→13日". Without an
 * end, only the start; an invalid start is returned as it is.
 */
export function nightText(start: string, end: string | null): string {
  const from = parseTimestamp(start);
  if (from === null) return start;
  const to = end === null ? null : parseTimestamp(end);
  if (to === null || dayNumber(to) <= dayNumber(from)) return dayText(from);
  return spanText(from, to);
}

/** Two dates; what they share is written once. */
function spanText(from: CalendarDate, to: CalendarDate): string {
  if (from.year !== to.year) return `${dayText(from)}→${dayText(to)}`;
  if (from.month === to.month) return writtenDate({ ...to, day: `${from.day}→${to.day}` });
  return isYearFirst()
    ? `${dayText(from)}→${dayMonthText(to.month, to.day)}`
    : `${dayMonthText(from.month, from.day)}→${dayText(to)}`;
}
