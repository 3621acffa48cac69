import { DAY_MS, wallSeconds } from '#contract/time.ts';

const MINUTE_MS = 60_000;
const QUARTER = 'YYYY-MM-DDThh:m'.length;
const SECOND = 'YYYY-MM-DDThh:mm:ss'.length;

/**
 * Writes a wall-clock time; `isSecond`: after the clock was set back, for an hour that occurs twice; `offset`: that of the
 * time's source, for where no zone is given.
 */
export type WriteTime = (wallClock: string, isSecond?: boolean, offset?: string) => string;

/**
 * Writes wall-clock times (`2024-06-12T22:00:00`) of an IANA zone with their offset from UTC: `2024-06-12T22:00:00-04:00`.
 * An hour that occurs twice gets the offset of its first time, as the clock had it before it was set back, unless it is
 * said to be the second; an hour that does not occur gets the offset from before it. Without a zone times have the offset of
 * their source, else end in `Z`, which only looks like UTC.
 */
export function zonedTimes(zone: string | undefined): WriteTime {
  if (zone === undefined) return (wallClock, _isSecond, offset = 'Z') => wallClock + offset;
  const offsetAt = offsetsOf(zone);
  // Offsets change on the quarter of an hour at most; ten minutes are a shorter key.
  const known = new Map<string, { first: string; second: string }>();
  return (wallClock, isSecond = false) => {
    const key = wallClock.slice(0, QUARTER);
    let offsets = known.get(key);
    if (offsets === undefined) {
      const { first, second } = offsetsOfWallClock(wallSeconds(`${key}0:00`) * 1_000, offsetAt);
      offsets = { first: offsetText(first), second: offsetText(second) };
      known.set(key, offsets);
    }
    return wallClock + (isSecond ? offsets.second : offsets.first);
  };
}

/** A span of wall-clock time that occurs twice, since the clock is set back at its end: `end` does not belong to it. */
export interface RepeatedSpan {
  start: string;
  end: string;
}

/** The spans that occur twice in a zone, from one day (YYYY-MM-DD) to another, the day before and after included. */
export function repeatedSpans(zone: string, firstDay: string, lastDay: string): RepeatedSpan[] {
  const offsetAt = offsetsOf(zone);
  const spans: RepeatedSpan[] = [];
  const last = Date.parse(`${lastDay}T00:00Z`) + 2 * DAY_MS;
  for (let day = Date.parse(`${firstDay}T00:00Z`) - DAY_MS; day < last; day += DAY_MS) {
    const [before, after] = [offsetAt(day), offsetAt(day + DAY_MS)];
    if (after >= before) continue;
    let [low, high] = [day, day + DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    const wall = (minutes: number) => new Date(high + minutes * MINUTE_MS).toISOString().slice(0, SECOND);
    spans.push({ start: wall(after), end: wall(before) });
  }
  return spans;
}

/** The offset from before the next change counts, where the clock is set back there is a second one. */
function offsetsOfWallClock(wallMs: number, offsetAt: (utcMs: number) => number): { first: number; second: number } {
  const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
  const isThen = (offset: number) => offsetAt(wallMs - offset * MINUTE_MS) === offset;
  const second = isThen(after) ? after : before;
  return { first: isThen(before) ? before : second, second };
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

/** "+02:00" */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${digits.join(':')}`;
}
