import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';

/** A timestamp of the service in its own time zone, to the second: "5 Dec 2025, 00:47:00". */
export function ServiceTime({ timestamp }: { timestamp: string }) {
  const words = useMessages(exportsMessages);
  return (
    <time dateTime={timestamp} title={words.serverClock(timestamp)}>
      {timestampText(timestamp)}
    </time>
  );
}
