import { countWithin, largest, per, summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import { knownCount } from '#dashboard/ui/text/processing-of.ts';
import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { NightRange } from '#contract/nights.ts';

export type CalendarMetric = keyof typeof CALENDAR_METRICS;

interface Metric {
  /**
   * For the sessions of one deployment that ran in some nights; null: unknown, also where a session has other nights besides.
   * Of taxa, which sessions share, the most of one session; of captures an hour those of the sessions, in all of their nights.
   */
  valueOf: (sessions: readonly Session[], nights: NightRange) => number | null;
}

/** The values that the calendar can show, by the field of the interface. */
export const CALENDAR_METRICS = {
  captures_count: counted('captures_count'),
  captures_per_hour: { valueOf: ratePerHour },
  occurrences_count: counted('occurrences_count'),
  detections_count: counted('detections_count'),
  taxa_count: {
    valueOf: (sessions, nights) =>
      largest(sessions, (session) => countWithin(knownCount(session, 'taxa_count'), session, nights)),
  },
} as const satisfies Record<string, Metric>;

function counted(field: SessionCountField): Metric {
  return {
    valueOf: (sessions, nights) =>
      summed(sessions, (session) => countWithin(knownCount(session, field), session, nights)),
  };
}

function ratePerHour(sessions: readonly Session[]): number | null {
  return per(
    summed(sessions, ({ captures_count }) => captures_count),
    summedHours(sessions),
  );
}
