import { largest, per, summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import { knownCount } from '#dashboard/ui/text/processing-of.ts';
import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

export type CalendarMetric = keyof typeof CALENDAR_METRICS;

interface Metric {
  /** for the sessions of one deployment in one night; null: unknown */
  valueOf: (sessions: readonly Session[]) => number | null;
}

/** The values that the calendar can show, by the field of the interface. */
export const CALENDAR_METRICS = {
  captures_count: counted('captures_count'),
  captures_per_hour: { valueOf: ratePerHour },
  occurrences_count: counted('occurrences_count'),
  detections_count: counted('detections_count'),
  taxa_count: {
    // Sessions of one night share taxa, so only the largest number is certain.
    valueOf: (sessions) => largest(sessions, (session) => knownCount(session, 'taxa_count')),
  },
} as const satisfies Record<string, Metric>;

function counted(field: SessionCountField): Metric {
  return { valueOf: (sessions) => summed(sessions, (session) => knownCount(session, field)) };
}

function ratePerHour(sessions: readonly Session[]): number | null {
  return per(
    summed(sessions, ({ captures_count }) => captures_count),
    summedHours(sessions),
  );
}
