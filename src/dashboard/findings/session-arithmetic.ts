import type { ListedEvent as Session } from '#contract/records/event.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';

export const HOUR_SECONDS = 3_600;

/** The sum of what some records have; null as soon as one of them does not report it. Of no records 0. */
export function summed<Rec>(records: readonly Rec[], valueOf: (record: Rec) => number | null): number | null {
  let sum = 0;
  for (const record of records) {
    const value = valueOf(record);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** The largest of what some records have; null as soon as one of them does not report it, and of no records. */
export function largest<Rec>(records: readonly Rec[], valueOf: (record: Rec) => number | null): number | null {
  let most: number | null = null;
  for (const record of records) {
    const value = valueOf(record);
    if (value === null) return null;
    most = Math.max(most ?? value, value);
  }
  return most;
}

/** A count for each of some parts, such as captures for each hour; null where either is unknown or there are no parts. */
export function per(count: number | null, parts: number | null): number | null {
  return count === null || parts === null || parts === 0 ? null : count / parts;
}

function hoursOfSeconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds / HOUR_SECONDS;
}

/** How long some sessions lasted together; null where one does not report it. */
export function summedHours(sessions: readonly Pick<Session, 'duration'>[]): number | null {
  return hoursOfSeconds(summed(sessions, ({ duration }) => durationSeconds(duration)));
}

/** A session's duration in hours; null where it is unknown. */
export function hoursOf({ duration }: Pick<Session, 'duration'>): number | null {
  return hoursOfSeconds(durationSeconds(duration));
}

/** The same, precise to the second as the service reports it, for files. */
export function knownHours(session: Pick<Session, 'duration'>): number | null {
  const hours = hoursOf(session);
  return hours === null ? null : Math.round(hours * 10_000) / 10_000;
}

/** Captures an hour over the session's duration; null where either is unknown or the duration is 0. */
export function capturesPerHour(session: Pick<Session, 'captures_count' | 'duration'>): number | null {
  return per(session.captures_count, hoursOf(session));
}
