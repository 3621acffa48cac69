import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

export type CalendarMetric = keyof typeof CALENDAR_METRICS;

interface Metric {
  /** for the sessions of one deployment in one night; null: unknown */
  valueOf: (sessions: readonly Session[]) => number | null;
}

const HOUR_SECONDS = 3_600;

/** The values that the calendar can show, by the field of the interface. */
export const CALENDAR_METRICS = {
  captures_count: counted('captures_count'),
  captures_per_hour: { valueOf: ratePerHour },
  occurrences_count: counted('occurrences_count'),
  detections_count: counted('detections_count'),
  taxa_count: {
    // Sessions of one night share taxa, so only the largest number is certain.
    valueOf: (sessions) => reduced(sessions, ({ taxa_count }) => taxa_count, Math.max),
  },
} as const satisfies Record<string, Metric>;

function counted(field: SessionCountField): Metric {
  return { valueOf: (sessions) => summed(sessions, (session) => session[field]) };
}

/** Null (unknown) as soon as one of the counts is null. */
function reduced(
  sessions: readonly Session[],
  countOf: (session: Session) => number | null,
  combine: (a: number, b: number) => number,
): number | null {
  let result: number | null = null;
  for (const session of sessions) {
    const count = countOf(session);
    if (count === null) return null;
    result = result === null ? count : combine(result, count);
  }
  return result;
}

function summed(sessions: readonly Session[], countOf: (session: Session) => number | null): number | null {
  return reduced(sessions, countOf, (a, b) => a + b);
}

function ratePerHour(sessions: readonly Session[]): number | null {
  const captures = summed(sessions, ({ captures_count }) => captures_count);
  const seconds = summed(sessions, ({ duration }) => durationSeconds(duration));
  return captures === null || seconds === null || seconds === 0 ? null : (captures * HOUR_SECONDS) / seconds;
}
