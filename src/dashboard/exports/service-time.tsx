import { parseTimestamp } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/day-text.ts';

/** A time that the service wrote, to the second and on its own clock: "5 Dec 2025, 00:47:00". */
export function ServiceTime({ timestamp }: { timestamp: string }) {
  const read = parseTimestamp(timestamp);
  if (read === null) return <>{timestamp}</>;
  return (
    <time
      dateTime={timestamp}
      title={`${timestamp.replace('T', ' ')}, on the service’s own clock, which names no zone`}
    >
      {dayText(read)}, {timestamp.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length)}
    </time>
  );
}
