import { dayNumberFrom } from './time.ts';

const NOON = 12;

/** Nights that a session counts in at most. A later end is that of a clock that was set, and not of a trap that ran on. */
export const MOST_NIGHTS = 366;
const ZERO = 48;

/** A session by the trap's clock; `end` is null where it is not known. */
interface Timed {
  start: string;
  end: string | null;
}

/** Nights from `from` to `to`, both included, as day numbers of their evenings (days since 1970-01-01). */
export interface NightRange {
  from: number;
  to: number;
}

/**
 * The night of a session, as the day number of its evening (days since 1970-01-01): the day of its start, or the day
 * before where it starts before noon, since a trap that is switched on at 1:00 samples the night that began the evening
 * before. `start` is a valid timestamp of the interface.
 */
export function nightOf(start: string): number {
  const hour = digit(start, 11) * 10 + digit(start, 12);
  return hour < NOON ? dayNumberOf(start) - 1 : dayNumberOf(start);
}

/**
 * The nights in which a session counts as run: that of its start (`nightOf`), and each later one whose midnight it contains,
 * its end included, `MOST_NIGHTS` at most. An end before the start, as of a clock that was set back, is in the first night.
 */
export function sessionNights({ start, end }: Timed): NightRange {
  const from = nightOf(start);
  // The midnight of a night is the first moment of the day after its evening.
  return { from, to: end === null ? from : Math.min(Math.max(from, dayNumberOf(end) - 1), from + MOST_NIGHTS - 1) };
}

/**
 * The night of a session to which something in it belongs, by its time: an occurrence by its first appearance, a capture by
 * its own time. Without a time it is the first night.
 */
export function nightWithin(time: string | null, { from, to }: NightRange): number {
  return time === null || from === to ? from : Math.min(to, Math.max(from, nightOf(time)));
}

/**
 * The day number of a date or timestamp of the interface, computed from its digits: at each step of a load this is done for
 * 100,000 of them, which with the contract's `parseDate` would take longer than a frame.
 */
export function dayNumberOf(date: string): number {
  const year = digit(date, 0) * 1_000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3);
  const month = digit(date, 5) * 10 + digit(date, 6);
  const day = digit(date, 8) * 10 + digit(date, 9);
  return dayNumberFrom(year, month, day);
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}
