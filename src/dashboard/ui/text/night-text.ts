import { dayNumber, parseTimestamp, type CalendarDate } from '#contract/time.ts';
import { dayText, monthText } from './day-text.ts';

/**
 * The dates a session touches, from its zone-less `start` and `end`: "12 Jun 2024", by both dates where it crosses
 * midnight: "12→13 Jun 2024", "31 May→1 Jun 2025", "31 Dec 2024→1 Jan 2025". Without an end, only the start;
 * an invalid start is returned as it is.
 */
export function nightText(start: string, end: string | null): string {
  const from = parseTimestamp(start);
  if (from === null) return start;
  const to = end === null ? null : parseTimestamp(end);
  if (to === null || dayNumber(to) <= dayNumber(from)) return dayText(from);
  return `${leftPart(from, to)}→${dayText(to)}`;
}

/** The parts of the first date that differ from the second. */
function leftPart(from: CalendarDate, to: CalendarDate): string {
  if (from.year !== to.year) return dayText(from);
  return from.month === to.month ? `${from.day}` : `${from.day} ${monthText(from.month)}`;
}
