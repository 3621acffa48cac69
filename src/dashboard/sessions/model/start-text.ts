import { parseTimestamp } from '#contract/time.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';

/** "12 Jun, 21:40": a zone-less timestamp beside the column that names its year. */
export function startText(start: string): string {
  const read = parseTimestamp(start);
  return read === null ? start : `${read.day} ${monthText(read.month)}, ${timestampClockText(start)}`;
}
