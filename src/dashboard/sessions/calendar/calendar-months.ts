import { dateOfDay, dayNumberFrom } from '#contract/time.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import type { NightRange } from '#contract/nights.ts';
import type { CalendarRow } from './calendar-nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** One deployment's nights in one month. */
export interface CalendarMonth {
  nights: number;
  /** null: unknown */
  value: number | null;
}

/** The months with a night, as `year * 12 + month - 1`, in ascending order; and for each row its months. */
export function calendarMonths(rows: readonly CalendarRow[], metric: CalendarMetric) {
  const { valueOf } = CALENDAR_METRICS[metric];
  const seen = new Set<number>();
  const byRow = rows.map(({ nights }) => {
    const months = new Map<number, { nights: number; month: NightRange; sessions: Set<Session> }>();
    for (const { night, evening, matching } of nights) {
      if (matching.length === 0) continue;
      const { year, month } = dateOfDay(night);
      const key = year * 12 + month - 1;
      seen.add(key);
      const found = months.get(key) ?? { nights: 0, month: monthOf(evening), sessions: new Set<Session>() };
      months.set(key, found);
      found.nights += 1;
      for (const session of matching) found.sessions.add(session);
    }
    return new Map<number, CalendarMonth>(
      [...months].map(([key, { nights: count, month, sessions }]) => [
        key,
        { nights: count, value: valueOf([...sessions], month) },
      ]),
    );
  });
  return { months: [...seen].toSorted((a, b) => a - b), byRow };
}

/** The nights of the month of an evening. */
function monthOf(evening: number): NightRange {
  const { year, month } = dateOfDay(evening);
  const next = month === 12 ? dayNumberFrom(year + 1, 1, 1) : dayNumberFrom(year, month + 1, 1);
  return { from: dayNumberFrom(year, month, 1), to: next - 1 };
}
