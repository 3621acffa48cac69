import { z } from './zod.ts';

export const DAY_SECONDS = 86_400;

/**
 * Timestamps and dates of the interface have no time zone (spec 1): they are the trap's wall clock. They are parsed to
 * plain calendar values and never passed to `new Date(text)`, which would convert them to the viewer's zone.
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
  /** including the fraction, 0 to 59.999999 */
  second: number;
}

/** A day of 24 hours, ms. */
export const DAY_MS = 86_400_000;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d{1,6})?)$/;

/** Parses `YYYY-MM-DD`; null where the text is not an existing date. */
export function parseDate(text: string): CalendarDate | null {
  const match = DATE.exec(text);
  return match === null ? null : existing(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Parses `YYYY-MM-DDTHH:MM:SS[.ffffff]`; null where the text is not such a time or has a zone. */
export function parseTimestamp(text: string): CalendarTime | null {
  const match = TIMESTAMP.exec(text);
  if (match === null) return null;
  const date = existing(Number(match[1]), Number(match[2]), Number(match[3]));
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6])];
  if (date === null || hour > 23 || minute > 59 || second >= 60) return null;
  return { ...date, hour, minute, second };
}

/** Days from 1970-01-01 to a calendar date, for distances in days and weekdays; no time zone is involved. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  return dayNumberFrom(year, month, day);
}

/** `dayNumber` without an object, for loops over 100,000 dates. */
export function dayNumberFrom(year: number, month: number, day: number): number {
  // Years that begin in March end with their leap day; 719,468 days are from 0000-03-01 to 1970-01-01.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The calendar date of a day number (days since 1970-01-01, the inverse of `dayNumber`). */
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

/** Milliseconds from 1970-01-01T00:00:00 to a time on the same wall clock. */
export function wallClockMs(time: CalendarTime): number {
  return dayNumber(time) * DAY_MS + time.hour * 3_600_000 + time.minute * 60_000 + time.second * 1_000;
}

/** Seconds since 1970 on a wall clock as `YYYY-MM-DDTHH:MM:SS` (spec 1). */
export function formatTimestamp(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

/** The inverse of `formatTimestamp`, also of a timestamp with a fraction; NaN where the text is no timestamp. */
export function wallSeconds(text: string): number {
  return Date.parse(`${text}Z`) / 1_000;
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const date = { year, month, day };
  const read = new Date(dayNumber(date) * DAY_MS);
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? date : null;
}

/** A date, `YYYY-MM-DD` (spec 1). */
export const calendarDate = z
  .string()
  .check(z.refine((text) => parseDate(text) !== null, 'must be a date, YYYY-MM-DD'));

/** A date-time without zone designator; the fraction is optional (spec 1; services omit it where it is zero). */
export const timestamp = z
  .string()
  .check(
    z.refine((text) => parseTimestamp(text) !== null, 'must be a date-time without zone, YYYY-MM-DDTHH:MM:SS[.ffffff]'),
  );

/** A timestamp without fractional part: event `start` and `end`, capture `timestamp` (spec 1). */
export const wholeSecondTimestamp = timestamp.check(
  z.refine((text) => !text.includes('.'), 'must be a date-time without fraction, YYYY-MM-DDTHH:MM:SS'),
);
