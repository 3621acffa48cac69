import type { Deployment } from '#contract/records/deployment.ts';
import { dateOfDay, dayNumber } from '#contract/time.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { FIRST_YEAR, plausibleNights } from '#dashboard/findings/flags/plausible-nights.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { calendarNights, type CalendarNight, type CalendarNights } from './calendar-nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** A leap year, so that 29 February has a column. */
const COLUMN_YEAR = 2000;

/**
 * The nights of one deployment with years as rows, newest first, and the days of the year as columns, limited to the
 * months from the first to the last with a night. Years without a night between others get a row too.
 */
export function* calendarYears(sessions: readonly Session[], deployment: Deployment): Work<CalendarNights> {
  const { rows: all } = yield* calendarNights(sessions, [deployment], null);
  const years = new Map<number, CalendarNight[]>();
  for (const one of all.find(({ id }) => id === deployment.id)?.nights ?? []) {
    const { year, month, day } = dateOfDay(one.night);
    const nights = years.get(year) ?? [];
    years.set(year, nights);
    nights.push({ ...one, night: dayNumber({ year: COLUMN_YEAR, month, day }) });
  }
  const rows = yearsOf(deployment, [...years.keys()]).map((year) => {
    return { id: year, name: String(year), project: '', nights: years.get(year) ?? [] };
  });
  const extent = monthsOf(rows.flatMap(({ nights }) => nights.map(({ night }) => night)));
  const newest = rows.find(({ nights }) => nights.length > 0);
  return { sessions, rows, extent, startDay: newest?.nights.at(-1)?.night ?? 0 };
}

/**
 * The years of the nights, and of the deployment's own dates, which are there before the nights; newest first, with those
 * between. A year in which no trap can have run is there for its nights alone: a clock that began again adds one row.
 */
export function yearsOf({ first_date, last_date }: Deployment, known: readonly number[] = []): readonly number[] {
  const reported = [first_date, last_date].flatMap((date) => (date === null ? [] : Number(date.slice(0, 4))));
  const years = [...new Set([...reported, ...known])];
  const [from, to] = [FIRST_YEAR, dateOfDay(plausibleNights().to).year];
  const plausible = years.filter((year) => year >= from && year <= to);
  const [first, last] = extentOf(plausible.length === 0 ? years : plausible);
  const between = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return [...new Set([...between, ...years])].toSorted((a, b) => b - a);
}

/** From the first day of the first month with a night to the last day of the last such month; null without nights. */
function monthsOf(nights: readonly number[]): DayRange | null {
  if (nights.length === 0) return null;
  const [firstNight, lastNight] = extentOf(nights);
  const { month: first } = dateOfDay(firstNight);
  const { month: last } = dateOfDay(lastNight);
  return {
    from: dayNumber({ year: COLUMN_YEAR, month: first, day: 1 }),
    to:
      dayNumber(
        last === 12 ? { year: COLUMN_YEAR + 1, month: 1, day: 1 } : { year: COLUMN_YEAR, month: last + 1, day: 1 },
      ) - 1,
  };
}

/** The least and the greatest of many. */
function extentOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
