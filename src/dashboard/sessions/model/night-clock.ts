import { DAY_SECONDS, dateOfDay } from '#contract/time.ts';
import { dayMonthText, dayText } from '#dashboard/ui/text/day-text.ts';
import { dayNumberOf } from '#contract/nights.ts';

const ZERO = '0'.charCodeAt(0);

/** A zone-less timestamp as seconds since 1970-01-01 00:00, both on the trap's own clock. */
export function secondsOf(timestamp: string): number {
  return dayNumberOf(timestamp.slice(0, 10)) * DAY_SECONDS + clockSeconds(timestamp);
}

/** The same for many records: faster, since neighbours mostly share a date and a session may have 100,000s of captures. */
export function secondsOfAll(records: readonly { timestamp: string }[]): Float64Array {
  const all = new Float64Array(records.length);
  let date = '';
  let midnight = 0;
  for (const [index, { timestamp }] of records.entries()) {
    if (!timestamp.startsWith(date) || date === '') {
      date = timestamp.slice(0, 10);
      midnight = dayNumberOf(date) * DAY_SECONDS;
    }
    all[index] = midnight + clockSeconds(timestamp);
  }
  return all;
}

/** Reads the digits directly, for speed; the contract has checked the format. */
function clockSeconds(timestamp: string): number {
  return twoDigits(timestamp, 11) * 3_600 + twoDigits(timestamp, 14) * 60 + twoDigits(timestamp, 17);
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

/** "12 Jun 2024": the date on the trap's clock at `seconds`. */
export function dayOfClock(seconds: number): string {
  return dayText(dateOfDay(dayOf(seconds)));
}

/** "12 Jun": the date without the year, where the year is shown nearby. */
export function shortDayOfClock(seconds: number): string {
  const { day, month } = dateOfDay(dayOf(seconds));
  return dayMonthText(month, day);
}

function dayOf(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}
