import { nightWithin, sessionNights } from '#contract/nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';

/** Where occurrences were found: by session, the times of first appearance; null for an occurrence without one. */
export type FoundSessions = ReadonlyMap<number, readonly (string | null)[]>;

/**
 * Whether a taxon was found in the nights of a session that are within some days. An occurrence belongs to the night of its
 * first appearance; null where only occurrences without one are left, which may be of any night of the session.
 */
export function foundWithin(found: FoundSessions, session: Session, { from, to }: DayRange): boolean | null {
  const times = found.get(session.id);
  if (times === undefined) return false;
  const nights = sessionNights(session);
  if (from <= nights.from && to >= nights.to) return true;
  const isWithin = times.some((time) => {
    const night = nightWithin(time, nights);
    return time !== null && night >= from && night <= to;
  });
  return isWithin || (times.includes(null) ? null : false);
}

/**
 * How many were found in the nights of a session that are within some days, as `foundWithin` tells nights apart; null where one
 * without a first appearance may be of another night.
 */
export function countFoundWithin(found: FoundSessions, session: Session, { from, to }: DayRange): number | null {
  const times = found.get(session.id) ?? [];
  const nights = sessionNights(session);
  if (from <= nights.from && to >= nights.to) return times.length;
  if (times.includes(null)) return null;
  return times.filter((time) => {
    const night = nightWithin(time, nights);
    return night >= from && night <= to;
  }).length;
}
