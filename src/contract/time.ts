import { z } from './zod.ts';

/**
 * Timestamps and dates of the interface carry no zone (spec 1): they are the trap's wall clock. They are read as plain
 * calendar values and never go through `new Date(text)`, which would move them to the viewer's zone.
 */
export interface CalendarDate {
  year: number;
  /** 1 to 12 */
  month: number;
  /** 1 to 31 */
  day: number;
}

export interface CalendarTime extends CalendarDate {
  hour: number;
  minute: number;
  /** with the fraction, 0 to 59.999999 */
  second: number;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d{1,6})?)$/;

/** `YYYY-MM-DD` as a calendar date, or null where the text is not a date that exists. */
export function parseDate(text: string): CalendarDate | null {
  const match = DATE.exec(text);
  return match === null ? null : existing(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** `YYYY-MM-DDTHH:MM:SS[.ffffff]` as wall-clock values, or null where the text is not such a time or names a zone. */
export function parseTimestamp(text: string): CalendarTime | null {
  const match = TIMESTAMP.exec(text);
  if (match === null) return null;
  const date = existing(Number(match[1]), Number(match[2]), Number(match[3]));
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6])];
  if (date === null || hour > 23 || minute > 59 || second >= 60) return null;
  return { ...date, hour, minute, second };
}

/** Days since 1970-01-01 of a calendar date, for distances in days and week-days; no zone is involved. */
export function dayNumber(date: CalendarDate): number {
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  return new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) / 86_400_000;
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const date = { year, month, day };
  const read = new Date(dayNumber(date) * 86_400_000);
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? date : null;
}

/** A date, `YYYY-MM-DD` (spec 1). */
export const calendarDate = z
  .string()
  .check(z.refine((text) => parseDate(text) !== null, 'must be a date, YYYY-MM-DD'));

/** A date-time without zone designator, the fraction optional (spec 1; services drop it where it is zero). */
export const timestamp = z
  .string()
  .check(
    z.refine((text) => parseTimestamp(text) !== null, 'must be a date-time without zone, YYYY-MM-DDTHH:MM:SS[.ffffff]'),
  );

/** A timestamp without fractional part: event `start` and `end`, capture `timestamp` (spec 1). */
export const wholeSecondTimestamp = timestamp.check(
  z.refine((text) => !text.includes('.'), 'must be a date-time without fraction, YYYY-MM-DDTHH:MM:SS'),
);
