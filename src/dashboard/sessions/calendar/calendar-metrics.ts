import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import { rateText } from '#dashboard/sessions/model/session-rates.ts';
import type { Event as Session } from '#contract/event.ts';

export type CalendarMetric = keyof typeof CALENDAR_METRICS;

interface Metric {
  /** as the table's header says it */
  header: string;
  /** "1 capture", "312 captures" */
  text: (value: number) => string;
  /** of the sessions of one night of one deployment; null is unknown */
  valueOf: (sessions: readonly Session[]) => number | null;
}

const HOUR_SECONDS = 3_600;

/** What the calendar can show, by the field of the interface. */
export const CALENDAR_METRICS = {
  captures_count: counted('Captures', 'capture', ({ captures_count }) => captures_count),
  captures_per_hour: {
    header: 'Captures/h',
    text: (rate) => `${rateText(rate)} captures an hour`,
    valueOf: ratePerHour,
  },
  occurrences_count: counted('Occurrences', 'occurrence', ({ occurrences_count }) => occurrences_count),
  detections_count: counted('Detections', 'detection', ({ detections_count }) => detections_count),
  taxa_count: {
    header: 'Taxa',
    text: (value) => countNoun(value, { one: 'taxon', many: 'taxa' }),
    // Sessions of one night share taxa: the largest number is what is sure.
    valueOf: (sessions) => reduced(sessions, ({ taxa_count }) => taxa_count, Math.max),
  },
} as const satisfies Record<string, Metric>;

function counted(header: string, noun: string, countOf: (session: Session) => number | null): Metric {
  return {
    header,
    text: (value) => countNoun(value, noun),
    valueOf: (sessions) => reduced(sessions, countOf, (a, b) => a + b),
  };
}

/** Unknown as soon as one of them is. */
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

function ratePerHour(sessions: readonly Session[]): number | null {
  const captures = reduced(
    sessions,
    ({ captures_count }) => captures_count,
    (a, b) => a + b,
  );
  const seconds = reduced(
    sessions,
    ({ duration }) => durationSeconds(duration),
    (a, b) => a + b,
  );
  return captures === null || seconds === null || seconds === 0 ? null : (captures * HOUR_SECONDS) / seconds;
}
