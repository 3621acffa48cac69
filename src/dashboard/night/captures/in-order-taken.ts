import type { Capture } from '#contract/records/capture.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import { hasTime, type TimedCapture } from './has-time.ts';

/**
 * The captures of a session by time taken, from `records` sorted by id; those without a time come last. Sorting by timestamp
 * is wrong in the night in which the trap's clock is set back: one hour's times occur twice, and the two hours would be
 * mixed. Then the ids are right, if their timestamps ascend except for one step back of at most `setBackSeconds`.
 */
export function inOrderTaken(records: readonly Capture[], setBackSeconds: number): readonly Capture[] {
  const timed = records.every(hasTime) ? records : records.filter(hasTime);
  const ordered = timedInOrder(timed, setBackSeconds);
  return timed === records ? ordered : [...ordered, ...records.filter((record) => !hasTime(record))];
}

function timedInOrder(timed: readonly TimedCapture[], setBackSeconds: number): readonly TimedCapture[] {
  const back = stepsBack(timed);
  // The usual case, without a sort: a session may have hundreds of thousands of captures.
  if (back.length === 0) return timed;
  if (back.length === 1 && (back[0] ?? 0) <= setBackSeconds) return timed;
  return timed.toSorted(byTimestamp);
}

function byTimestamp(a: TimedCapture, b: TimedCapture): number {
  if (a.timestamp === b.timestamp) return a.id - b.id;
  return a.timestamp < b.timestamp ? -1 : 1;
}

/** The steps back from a capture's timestamp to the next one's, in seconds; at most the first two. */
function stepsBack(timed: readonly TimedCapture[]): number[] {
  const steps: number[] = [];
  let before = timed[0]?.timestamp ?? '';
  for (const { timestamp } of timed) {
    if (timestamp < before) steps.push(secondsOf(before) - secondsOf(timestamp));
    if (steps.length > 1) return steps;
    before = timestamp;
  }
  return steps;
}
