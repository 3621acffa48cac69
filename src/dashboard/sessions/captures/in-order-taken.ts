import type { Capture } from '#contract/capture.ts';
import { secondsOf } from '#dashboard/sessions/session/night-clock.ts';

/**
 * The captures of a session in the order in which they were taken, from `records` in order of id. That is the order of
 * their timestamps, but for the night on which the trap's clock is set back: there an hour's times occur twice, and
 * sorting would shuffle two hours into one. Ids tell them apart where they follow the clock all along but for one step
 * back of at most `setBackSeconds`.
 */
export function inOrderTaken(records: readonly Capture[], setBackSeconds: number): readonly Capture[] {
  const back = stepsBack(records);
  // Most often they come in order, and a session may have hundreds of thousands.
  if (back.length === 0) return records;
  if (back.length === 1 && (back[0] ?? 0) <= setBackSeconds) return records;
  return records.toSorted(byTimestamp);
}

function byTimestamp(a: Capture, b: Capture): number {
  if (a.timestamp === b.timestamp) return a.id - b.id;
  return a.timestamp < b.timestamp ? -1 : 1;
}

/** By how many seconds each capture lies before the one before it, where it does; no more than two of them. */
function stepsBack(records: readonly Capture[]): number[] {
  const steps: number[] = [];
  let before = records[0]?.timestamp ?? '';
  for (const { timestamp } of records) {
    if (timestamp < before) steps.push(secondsOf(before) - secondsOf(timestamp));
    if (steps.length > 1) return steps;
    before = timestamp;
  }
  return steps;
}
