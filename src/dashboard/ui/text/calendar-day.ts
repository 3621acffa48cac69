import { dayNumber, parseDate, type CalendarDate } from '#contract/time.ts';

const DAY_MS = 86_400_000;

/** The calendar date of a day number (days since 1970-01-01, `dayNumber` of the contract). */
export function dateOfDay(day: number): CalendarDate {
  const read = new Date(day * DAY_MS);
  return { year: read.getUTCFullYear(), month: read.getUTCMonth() + 1, day: read.getUTCDate() };
}

/** A day number as the interface writes dates: `YYYY-MM-DD`. */
export function isoOfDay(day: number): string {
  const { year, month, day: date } = dateOfDay(day);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

/** The inverse of `isoOfDay`; null where the text is no date. */
export function dayOfIso(text: string): number | null {
  const date = parseDate(text);
  return date === null ? null : dayNumber(date);
}
