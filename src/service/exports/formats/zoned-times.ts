import { DAY_MS, wallSeconds } from '#contract/time.ts';

const MINUTE_MS = 60_000;
const QUARTER = 'YYYY-MM-DDThh:m'.length;

/**
 * Writes wall-clock times (`2024-06-12T22:00:00`) of an IANA zone with their offset from UTC: `2024-06-12T22:00:00-04:00`.
 * An hour that occurs twice gets the offset of its first time, as the clock had it before it was set back; an hour that
 * does not occur gets the offset from before it. Without a zone times end in `Z`, which only looks like UTC.
 */
export function zonedTimes(zone: string | undefined): (wallClock: string) => string {
  if (zone === undefined) return (wallClock) => `${wallClock}Z`;
  const offsetAt = offsetsOf(zone);
  // Offsets change on the quarter of an hour at most; ten minutes are a shorter key.
  const known = new Map<string, string>();
  return (wallClock) => {
    const key = wallClock.slice(0, QUARTER);
    let offset = known.get(key);
    if (offset === undefined) {
      offset = offsetText(offsetOfWallClock(wallSeconds(`${key}0:00`) * 1_000, offsetAt));
      known.set(key, offset);
    }
    return wallClock + offset;
  };
}

/** The offset before the next change counts: it is the larger one where the clock is set back. */
function offsetOfWallClock(wallMs: number, offsetAt: (utcMs: number) => number): number {
  const before = offsetAt(wallMs - DAY_MS);
  if (offsetAt(wallMs - before * MINUTE_MS) === before) return before;
  const after = offsetAt(wallMs + DAY_MS);
  return offsetAt(wallMs - after * MINUTE_MS) === after ? after : before;
}

/** The offset of a zone from UTC, in minutes, at an instant. */
function offsetsOf(zone: string): (utcMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (utcMs) => {
    const part = Object.fromEntries(format.formatToParts(utcMs).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = part;
    return Math.round((Date.UTC(year, month - 1, day, hour, minute) - utcMs) / MINUTE_MS);
  };
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${digits.join(':')}`;
}
