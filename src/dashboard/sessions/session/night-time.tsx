import { timestampText } from '#dashboard/ui/text/clock-text.ts';

/** A moment of the trap's clock to the second: "12 Jun 2024, 21:40:00", the same digits for every viewer. */
export function NightTime({ timestamp }: { timestamp: string }) {
  return <time dateTime={timestamp}>{timestampText(timestamp)}</time>;
}
