import { dateOfDay, dayNumber } from '#contract/time.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';
import type { DayRange } from './day-range.ts';

/** One label of an axis of days. */
export interface DayTick {
  /** day number of the first of a month */
  day: number;
  /** "2024" for a January, "Jun" for another month */
  text: string;
  isYear: boolean;
}

/** Months between two ticks; each divides 12, so that every January has a tick. */
const STEPS = [1, 2, 3, 6, 12];

/**
 * The first day of every month, or of every second, third, sixth or twelfth one, so that there are at most `most`
 * ticks.
 */
export function dayTicks(first: number, last: number, most: number): DayTick[] {
  const [from, to] = [dateOfDay(first), dateOfDay(last)];
  const months = (to.year - from.year) * 12 + to.month - from.month + 1;
  const step = STEPS.find((each) => months / each <= most) ?? 12 * Math.ceil(months / 12 / Math.max(1, most));
  const ticks: DayTick[] = [];
  for (let month = Math.floor((from.year * 12) / step) * step; month < to.year * 12 + to.month; month += step) {
    const [year, monthOfYear] = [Math.floor(month / 12), (month % 12) + 1];
    const day = dayNumber({ year, month: monthOfYear, day: 1 });
    const isYear = monthOfYear === 1;
    if (day >= first && day <= last) ticks.push({ day, text: isYear ? String(year) : monthText(monthOfYear), isYear });
  }
  return ticks;
}

/** The same for days of any year: January is not marked. */
export function monthTicks(first: number, last: number, most: number): DayTick[] {
  return dayTicks(first, last, most).map((tick) =>
    tick.isYear ? { ...tick, text: monthText(1), isYear: false } : tick,
  );
}

/** Days of the month between the ticks of months, about a week apart. */
const WEEKLY = new Set([8, 15, 22]);

/** "8", "15", "22" of every month within the days. */
export function weekTicks(first: number, last: number): { day: number; text: string }[] {
  const ticks: { day: number; text: string }[] = [];
  for (let day = first; day <= last; day += 1) {
    const { day: ofMonth } = dateOfDay(day);
    if (WEEKLY.has(ofMonth)) ticks.push({ day, text: String(ofMonth) });
  }
  return ticks;
}

/** The days of the same month that are within `extent`. */
export function monthAround(day: number, extent: DayRange): DayRange {
  const { year, month } = dateOfDay(day);
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return {
    from: Math.max(extent.from, dayNumber({ year, month, day: 1 })),
    to: Math.min(extent.to, dayNumber(next) - 1),
  };
}
