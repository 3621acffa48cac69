import type { Capture } from '#contract/capture.ts';
import { secondsOf } from './night-clock.ts';

/**
 * The place of the first of the captures, in whatever order they are, that was taken from `from` on and before `to`, in
 * seconds of the trap's clock; where there is none, of the one taken next. -1 where none was taken later.
 */
export function captureInStretch(captures: readonly Capture[], from: number, to: number): number {
  let nextPlace = -1;
  let nextTime = Infinity;
  for (const [place, { timestamp }] of captures.entries()) {
    const time = secondsOf(timestamp);
    if (time >= from && time < to) return place;
    if (time < to || time >= nextTime) continue;
    nextPlace = place;
    nextTime = time;
  }
  return nextPlace;
}
