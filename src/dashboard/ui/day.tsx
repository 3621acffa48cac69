import { parseDate, parseTimestamp, type CalendarDate } from '#contract/time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "12 Jun 2024", the same digits for every viewer. */
function dayText({ year, month, day }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** A date of the interface (`YYYY-MM-DD`). */
export function Day({ date }: { date: string }) {
  const read = parseDate(date);
  return read === null ? <>{date}</> : <time dateTime={date}>{dayText(read)}</time>;
}

/** The day of a zone-less timestamp; the whole of it on hover. */
export function DayOfTimestamp({ timestamp }: { timestamp: string }) {
  const read = parseTimestamp(timestamp);
  if (read === null) return <>{timestamp}</>;
  return (
    <time dateTime={timestamp} title={`${timestamp.replace('T', ' ').slice(0, 16)}, as the service wrote it`}>
      {dayText(read)}
    </time>
  );
}
