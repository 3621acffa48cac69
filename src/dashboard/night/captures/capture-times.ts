import type { Capture } from '#contract/records/capture.ts';
import { hasTime } from './has-time.ts';
import { clockText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { secondsOf, shortDayOfClock } from '#dashboard/sessions/model/night-clock.ts';

const DAY_SECONDS = 86_400;

interface CaptureTimes {
  /** "22:14:05", with the day where the captures span more than 24 hours; "no time" where it is not reported */
  timeText: (capture: Capture) => string;
  withDay: boolean;
}

/** The format of the times of these captures, which are sorted by time taken, those without a time last. */
export function captureTimes(captures: readonly Capture[], noTime: string): CaptureTimes {
  const [first, last] = [captures.find(hasTime), captures.findLast(hasTime)];
  const span = first === undefined || last === undefined ? 0 : secondsOf(last.timestamp) - secondsOf(first.timestamp);
  const withDay = span > DAY_SECONDS;
  const timeText = ({ timestamp }: Capture) => {
    if (timestamp === null) return noTime;
    const seconds = secondsOf(timestamp);
    const clock = clockText(seconds, { withSeconds: true });
    return withDay ? withClock(shortDayOfClock(seconds), clock) : clock;
  };
  return { timeText, withDay };
}
