import type { ListedEvent as Session } from '#contract/records/event.ts';
import { processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { sessionsByNight } from './sessions-by-night.ts';

/** Which trap-nights are unknown, and which are known to have no occurrence. */
export interface KnownNights {
  /** trap-nights whose images were not all processed: unknown, not 0 */
  unprocessed: number;
  /** trap-nights without any occurrence, as far as the service says all of their images processed */
  empty: number;
  /** ids of the sessions of these */
  emptySessions: ReadonlySet<number>;
}

/** Sorts the trap-nights of sessions by what is known of them. Time-sliced. */
export function* knownNights(sessions: readonly Session[]): Work<KnownNights> {
  let [unprocessed, empty] = [0, 0];
  const emptySessions = new Set<number>();
  for (const night of yield* sessionsByNight(sessions)) {
    if (isUnprocessed(night)) unprocessed += 1;
    if (!isEmptyNight(night)) continue;
    empty += 1;
    for (const { id } of night) emptySessions.add(id);
  }
  return { unprocessed, empty, emptySessions };
}

/** Whether some images of a trap-night were not processed, or none was. */
export function isUnprocessed(night: readonly Session[]): boolean {
  return night.some((session) => processingOf(session) !== 'all');
}

/** Whether a trap-night is known to have no occurrence. */
export function isEmptyNight(night: readonly Session[]): boolean {
  return night.every((session) => wholeCount(session, 'occurrences_count') === 0);
}
