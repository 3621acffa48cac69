import type { Capture } from '#contract/capture.ts';
import { clockText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { secondsOf, shortDayOfClock } from '#dashboard/sessions/session/night-clock.ts';

const DAY_SECONDS = 86_400;

interface CaptureTimes {
  /** "22:14:05", with the day where the captures span more than 24 hours */
  timeText: (capture: Capture) => string;
  withDay: boolean;
}

/** The format of the times of these captures, which are sorted by time taken. */
export function captureTimes(captures: readonly Capture[]): CaptureTimes {
  const [first, last] = [captures[0], captures.at(-1)];
  const span = first === undefined || last === undefined ? 0 : secondsOf(last.timestamp) - secondsOf(first.timestamp);
  const withDay = span > DAY_SECONDS;
  const timeText = ({ timestamp }: Capture) => {
    const seconds = secondsOf(timestamp);
    const clock = clockText(seconds, { withSeconds: true });
    return withDay ? withClock(shortDayOfClock(seconds), clock) : clock;
  };
  return { timeText, withDay };
}
