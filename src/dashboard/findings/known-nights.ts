import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { NightRange } from '#contract/nights.ts';
import { processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { sessionsByNight } from './sessions-by-night.ts';

/** Which trap-nights are unknown, and which are known to have no occurrence. */
export interface KnownNights {
  /** trap-nights whose images were not all processed: unknown, not 0 */
  unprocessed: number;
  /** trap-nights without any occurrence, as far as the service says all of their images processed */
  empty: number;
  /** ids of the sessions of these; a session of several nights is one of them where all of its nights have no occurrence */
  emptySessions: ReadonlySet<number>;
}

const ALL_NIGHTS: NightRange = { from: -Infinity, to: Infinity };

/**
 * Sorts the trap-nights of sessions by what is known of them. Time-sliced.
 *
 * @param counted the nights that are counted
 */
export function* knownNights(sessions: readonly Session[], counted = ALL_NIGHTS): Work<KnownNights> {
  const trapNights = yield* sessionsByNight(sessions);
  const emptySessions = new Set(sessions.map(({ id }) => id));
  for (const { sessions: some } of trapNights)
    if (!some.every((session) => wholeCount(session, 'occurrences_count') === 0))
      for (const { id } of some) emptySessions.delete(id);
  yield;
  let [unprocessed, empty] = [0, 0];
  for (const { night, sessions: some } of trapNights) {
    if (night < counted.from || night > counted.to) continue;
    if (isUnprocessed(some)) unprocessed += 1;
    if (some.every(({ id }) => emptySessions.has(id))) empty += 1;
  }
  return { unprocessed, empty, emptySessions };
}

/** Whether some images of a trap-night were not processed, or none was. */
export function isUnprocessed(night: readonly Session[]): boolean {
  return night.some((session) => processingOf(session) !== 'all');
}
