import { sessionNights, type NightRange } from '#contract/nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { DAY_SECONDS, wallSeconds } from '#contract/time.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';

export const HOUR_SECONDS = 3_600;
const ALL_NIGHTS: NightRange = { from: -Infinity, to: Infinity };

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

/**
 * How long some sessions ran together, in some of their nights; null where one does not report its duration. A night is from
 * noon to noon, the first from the start and the last to the end of the session; all nights together have its duration.
 */
export function summedHours(
  sessions: readonly (SessionTimes & Pick<Session, 'duration'>)[],
  nights: NightRange = ALL_NIGHTS,
): number | null {
  return hoursOfSeconds(summed(sessions, (session) => secondsWithin(session, nights)));
}

function secondsWithin(
  { start, end, duration }: SessionTimes & Pick<Session, 'duration'>,
  nights: NightRange,
): number | null {
  const seconds = durationSeconds(duration);
  if (seconds === null || end === null || isWithin({ start, end }, nights)) return seconds;
  const all = sessionNights({ start, end });
  const [begun, ended] = [wallSeconds(start), wallSeconds(end)];
  const from = nights.from <= all.from ? begun : noonOf(nights.from);
  const to = nights.to >= all.to ? ended : noonOf(nights.to + 1);
  return (seconds * Math.max(0, to - from)) / (ended - begun);
}

/** A session's duration in hours; null where it is unknown. */
export function hoursOf({ duration }: Pick<Session, 'duration'>): number | null {
  return hoursOfSeconds(durationSeconds(duration));
}

/**
 * How much of a count of a session belongs to some of its nights: all of it where these are all of its nights. A session of
 * several nights has one count for all of them, so that of a part is not known, unless it is 0.
 */
export function countWithin(count: number | null, session: SessionTimes, nights: NightRange): number | null {
  return count === 0 || isWithin(session, nights) ? count : null;
}

type SessionTimes = Pick<Session, 'start' | 'end'>;

/** The nights among some in which at least one of the sessions ran. */
export function nightsWithin(sessions: readonly SessionTimes[], nights: NightRange): Set<number> {
  const ran = new Set<number>();
  for (const session of sessions) {
    const { from, to } = sessionNights(session);
    for (let night = Math.max(from, nights.from); night <= Math.min(to, nights.to); night += 1) ran.add(night);
  }
  return ran;
}

/** Whether some nights have all nights of a session among them. */
function isWithin(session: SessionTimes, { from, to }: NightRange): boolean {
  const all = sessionNights(session);
  return from <= all.from && to >= all.to;
}

function noonOf(day: number): number {
  return day * DAY_SECONDS + 12 * HOUR_SECONDS;
}

/** A session's duration, precise as the service reports it, for files. */
export function knownHours(session: Pick<Session, 'duration'>): number | null {
  const hours = hoursOf(session);
  return hours === null ? null : Math.round(hours * 10_000) / 10_000;
}

/** Captures an hour over the session's duration; null where either is unknown or the duration is 0. */
export function capturesPerHour(session: Pick<Session, 'captures_count' | 'duration'>): number | null {
  return per(session.captures_count, hoursOf(session));
}
