import type { Capture } from '#contract/records/capture.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';

/**
 * The index of the first capture in the list that was taken at or after `from` and before `to`, in seconds of the trap's
 * clock; if there is none, of the earliest capture after that; else -1. The list may be sorted in any way.
 */
export function captureInStretch(captures: readonly Capture[], from: number, to: number): number {
  let nextIndex = -1;
  let nextTime = Infinity;
  for (const [index, { timestamp }] of captures.entries()) {
    if (timestamp === null) continue;
    const time = secondsOf(timestamp);
    if (time >= from && time < to) return index;
    if (time < to || time >= nextTime) continue;
    nextIndex = index;
    nextTime = time;
  }
  return nextIndex;
}
