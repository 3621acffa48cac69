import { parseDate, parseTimestamp } from '#contract/time.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { Unknown } from './unknown.tsx';

/** A date of the interface (`YYYY-MM-DD`). */
export function Day({ date }: { date: string }) {
  useLanguage();
  const read = parseDate(date);
  return read === null ? <>{date}</> : <time dateTime={date}>{dayText(read)}</time>;
}

/** The day of a zone-less timestamp, with the full timestamp as a tooltip; null is unknown. */
export function DayOfTimestamp({ timestamp }: { timestamp: string | null }) {
  const words = useMessages(uiMessages);
  if (timestamp === null) return <Unknown />;
  const read = parseTimestamp(timestamp);
  if (read === null) return <>{timestamp}</>;
  return (
    <time dateTime={timestamp} title={words.asSent(timestampText(timestamp))}>
      {dayText(read)}
    </time>
  );
}
