import { timestampText } from '#dashboard/ui/text/clock-text.ts';

/** A timestamp of the service in its own time zone, to the second: "5 Dec 2025, 00:47:00". */
export function ServiceTime({ timestamp }: { timestamp: string }) {
  return (
    <time dateTime={timestamp} title={`${timestamp}, on the service’s own clock, which names no zone`}>
      {timestampText(timestamp)}
    </time>
  );
}
