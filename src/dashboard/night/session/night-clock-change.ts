import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

type Times = Pick<Session, 'start' | 'end' | 'duration'>;

/** Daylight saving moves clocks by an hour, on Lord Howe Island by half an hour. */
const CHANGES_SECONDS = new Set([1_800, 3_600]);

/**
 * How far the trap's clock was set back during a session, in seconds: the duration minus the clock time from start to
 * end. Negative if the clock was set forward, 0 if both agree, null if either is unknown.
 */
export function clockSetBack({ start, end, duration }: Times): number | null {
  const elapsed = durationSeconds(duration);
  return end === null || elapsed === null ? null : elapsed - (secondsOf(end) - secondsOf(start));
}

/** A sentence on the difference between duration and clock time; null if they agree. */
export function clockChangeText(words: Messages, session: Times): string | null {
  const setBack = clockSetBack(session);
  if (setBack === null || Math.abs(setBack) < 60) return null;
  const by = durationText(Math.abs(setBack));
  if (!CHANGES_SECONDS.has(Math.abs(setBack))) {
    return setBack > 0 ? words.clockLess(by) : words.clockMore(by);
  }
  return setBack > 0 ? words.clockBack(by) : words.clockForward(by);
}
