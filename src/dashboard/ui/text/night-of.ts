import { dayNumberFrom } from '#contract/time.ts';

const NOON = 12;
const ZERO = 48;

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
