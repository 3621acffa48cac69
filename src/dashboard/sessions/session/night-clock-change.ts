import { secondsOf } from './night-clock.ts';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import type { Event as Session } from '#contract/event.ts';

type Times = Pick<Session, 'start' | 'end' | 'duration'>;

/** Clocks are set by an hour, on Lord Howe Island by half of one. */
const CHANGES_SECONDS = new Set([1_800, 3_600]);

/**
 * How far the trap's clock was set back during a session, in seconds: what its duration has more than the clock says
 * from start to end. Negative where it was set forward, 0 where both agree, null where either is unknown.
 */
export function clockSetBack({ start, end, duration }: Times): number | null {
  const passed = durationSeconds(duration);
  return end === null || passed === null ? null : passed - (secondsOf(end) - secondsOf(start));
}

/** What a reader has to know where duration and clock disagree, a sentence or two; null where they agree. */
export function clockChangeText(session: Times): string | null {
  const setBack = clockSetBack(session);
  if (setBack === null || Math.abs(setBack) < 60) return null;
  const by = durationText(Math.abs(setBack));
  if (!CHANGES_SECONDS.has(Math.abs(setBack))) {
    return `From start to end the clock says ${by} ${setBack > 0 ? 'less' : 'more'} than the duration that the service reports.`;
  }
  return setBack > 0
    ? `The clock was set back by ${by} during this session: that much of the night has its times twice.`
    : `The clock was set forward by ${by} during this session: that much of the clock is skipped, and is no gap.`;
}
