import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';

/** A timestamp of the service in its own time zone, to the second: "5 Dec 2025, 00:47:00"; null is unknown. */
export function ServiceTime({ timestamp }: { timestamp: string | null }) {
  const words = useMessages(exportsMessages);
  if (timestamp === null) return <Unknown />;
  return (
    <time dateTime={timestamp} title={words.serverClock(timestamp)}>
      {timestampText(timestamp)}
    </time>
  );
}
