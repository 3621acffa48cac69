import { dayNumber, parseTimestamp } from '#contract/time.ts';

const NOON = 12;

/**
 * The night a session belongs to, as the day number of its evening: that of its start, and the day before where it starts
 * before noon, since a trap that is switched on at 1 in the morning catches what flies in the night that began the
 * evening before. Null where `start` is no timestamp of the interface.
 */
export function nightOf(start: string): number | null {
  const read = parseTimestamp(start);
  if (read === null) return null;
  return read.hour < NOON ? dayNumber(read) - 1 : dayNumber(read);
}
