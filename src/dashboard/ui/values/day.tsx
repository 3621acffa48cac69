import { parseDate, parseTimestamp } from '#contract/time.ts';
import { timestampText } from '#dashboard/ui/text/clock-text.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';

/** A date of the interface (`YYYY-MM-DD`). */
export function Day({ date }: { date: string }) {
  const read = parseDate(date);
  return read === null ? <>{date}</> : <time dateTime={date}>{dayText(read)}</time>;
}

/** The day of a zone-less timestamp, with the full timestamp as a tooltip. */
export function DayOfTimestamp({ timestamp }: { timestamp: string }) {
  const read = parseTimestamp(timestamp);
  if (read === null) return <>{timestamp}</>;
  return (
    <time dateTime={timestamp} title={`${timestampText(timestamp)}, as the service wrote it`}>
      {dayText(read)}
    </time>
  );
}
