import { parseTimestamp } from '#contract/time.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';

/** "12 Jun, 21:40": a zone-less timestamp; the year is in the column beside it. */
export function startText(start: string): string {
  const parsed = parseTimestamp(start);
  return parsed === null ? start : `${parsed.day} ${monthText(parsed.month)}, ${timestampClockText(start)}`;
}
