import { dayNumber, isoOfDay } from '#contract/time.ts';
import { datePattern } from './date-pattern.ts';

/**
 * The day, YYYY-MM-DD, typed for one end of a range: the first or last day of a month or year. Null if it is not a date or
 * has no year.
 */
export function typedDay(typed: string, end: 'from' | 'to'): string | null {
  const pattern = datePattern(typed);
  if (pattern?.year === undefined) return null;
  const { year, month = end === 'from' ? '01' : '12', day } = pattern;
  if (day !== undefined || end === 'from') return [year, month, day ?? '01'].join('-');
  return lastDayOf(Number(year), Number(month));
}

/** The last day of a month, 1 to 12. */
export function lastDayOf(year: number, month: number): string {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return isoOfDay(dayNumber(next) - 1);
}
