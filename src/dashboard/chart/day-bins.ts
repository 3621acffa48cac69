import { dateOfDay, dayNumberFrom } from '#contract/time.ts';
import type { DayRange } from './day-range.ts';

export type BinPeriod = 'night' | 'week' | 'month';

/** Day number of a Monday. */
const MONDAY = 4;
const WEEK_DAYS = 7;
/** A leap year that begins on a Monday, for days of any year. */
const ANY_YEAR = 2024;

/**
 * Consecutive bins that cover all days from `from` to `to`: single days, weeks from Monday to Sunday (ISO 8601), or calendar
 * months.
 *
 * @param ofAnyYear the days are those of `inAnyYear`: the last week ends with the year
 */
export function dayBins({ from, to }: DayRange, period: BinPeriod, ofAnyYear = false): DayRange[] {
  const bins: DayRange[] = [];
  let first = firstOf(from, period);
  while (first <= to) {
    const end = lastOf(first, period);
    bins.push({ from: first, to: ofAnyYear ? Math.min(end, dayNumberFrom(ANY_YEAR, 12, 31)) : end });
    first = end + 1;
  }
  return bins;
}

/** The index of the bin that a day is in; the number of bins where it is after them. */
export function binAt(bins: readonly DayRange[], day: number): number {
  let [low, high] = [0, bins.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((bins[middle]?.to ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A day on the days of one year, so that years can be laid over each other. */
export function inAnyYear(day: number): number {
  const { month, day: ofMonth } = dateOfDay(day);
  return dayNumberFrom(ANY_YEAR, month, ofMonth);
}

function firstOf(day: number, period: BinPeriod): number {
  if (period === 'night') return day;
  if (period === 'week') return day - ((((day - MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS);
  const { year, month } = dateOfDay(day);
  return dayNumberFrom(year, month, 1);
}

function lastOf(first: number, period: BinPeriod): number {
  if (period === 'night') return first;
  if (period === 'week') return first + WEEK_DAYS - 1;
  const { year, month } = dateOfDay(first);
  return (month === 12 ? dayNumberFrom(year + 1, 1, 1) : dayNumberFrom(year, month + 1, 1)) - 1;
}
