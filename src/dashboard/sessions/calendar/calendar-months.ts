import { dateOfDay } from '#contract/time.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
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
    const months = new Map<number, { nights: number; sessions: Session[] }>();
    for (const { night, matching } of nights) {
      if (matching.length === 0) continue;
      const { year, month } = dateOfDay(night);
      const key = year * 12 + month - 1;
      seen.add(key);
      const found = months.get(key) ?? { nights: 0, sessions: [] };
      months.set(key, found);
      found.nights += 1;
      for (const session of matching) found.sessions.push(session);
    }
    return new Map<number, CalendarMonth>(
      [...months].map(([key, { nights: count, sessions }]) => [key, { nights: count, value: valueOf(sessions) }]),
    );
  });
  return { months: [...seen].toSorted((a, b) => a - b), byRow };
}
