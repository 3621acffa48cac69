import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { NightRange } from '#contract/nights.ts';
import { processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightKey, sessionsByNight } from './sessions-by-night.ts';

/** Which trap-nights are unknown, and which are known to have no occurrence. */
export interface KnownNights {
  /** trap-nights whose images were not all processed: unknown, not 0 */
  unprocessed: number;
  /** trap-nights without any occurrence, as far as the service says all of their images processed */
  empty: number;
  /** these by `nightKey`, also those that are not counted */
  emptyNights: ReadonlySet<string>;
  /** how many sessions ran in no other night */
  emptySessions: number;
}

const ALL_NIGHTS: NightRange = { from: -Infinity, to: Infinity };

/**
 * Sorts the trap-nights of sessions by what is known of them. Time-sliced.
 *
 * @param counted the nights that are counted
 */
export function* knownNights(sessions: readonly Session[], counted = ALL_NIGHTS): Work<KnownNights> {
  const trapNights = yield* sessionsByNight(sessions);
  const emptyNights = new Set<string>();
  const others = new Set<Session>();
  let [unprocessed, empty] = [0, 0];
  for (const { deploymentId, night, sessions: some } of trapNights) {
    const isCounted = night >= counted.from && night <= counted.to;
    if (isCounted && isUnprocessed(some)) unprocessed += 1;
    // A session of several nights has 0 in each where it has 0 in all of them.
    if (some.every((session) => wholeCount(session, 'occurrences_count') === 0)) {
      emptyNights.add(nightKey(deploymentId, night));
      if (isCounted) empty += 1;
    } else for (const session of some) others.add(session);
  }
  return { unprocessed, empty, emptyNights, emptySessions: sessions.length - others.size };
}

/** Whether some images of a trap-night were not processed, or none was. */
export function isUnprocessed(night: readonly Session[]): boolean {
  return night.some((session) => processingOf(session) !== 'all');
}
