import { dayOfClock, secondsOf, trapClockText } from './night-clock.ts';

/** A moment of the trap's clock to the second: "12 Jun 2024, 21:40:00", the same digits for every viewer. */
export function NightTime({ timestamp }: { timestamp: string }) {
  const seconds = secondsOf(timestamp);
  return (
    <time dateTime={timestamp}>
      {dayOfClock(seconds)}, {trapClockText(seconds, { withSeconds: true })}
    </time>
  );
}
