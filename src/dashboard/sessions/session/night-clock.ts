import { dateOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { dayText, monthText } from '#dashboard/ui/text/day-text.ts';
import { dayNumberOf } from '#dashboard/ui/text/night-of.ts';

const DAY_SECONDS = 86_400;
const ZERO = '0'.charCodeAt(0);

/** A zone-less timestamp of the interface as seconds of the trap's own clock since 1970-01-01 00:00 of that clock. */
export function secondsOf(timestamp: string): number {
  return dayNumberOf(timestamp.slice(0, 10)) * DAY_SECONDS + clockSeconds(timestamp);
}

/** The same of many, which mostly lie on one day after the other: a session may have hundreds of thousands. */
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

/** The digits of the time, which the contract has checked; no pattern, no number read from text. */
function clockSeconds(timestamp: string): number {
  return twoDigits(timestamp, 11) * 3_600 + twoDigits(timestamp, 14) * 60 + twoDigits(timestamp, 17);
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

/** "12 Jun 2024", the day of the trap's clock at `seconds`. */
export function dayOfClock(seconds: number): string {
  return dayText(dateOfDay(dayOf(seconds)));
}

/** "12 Jun": for axes and lists whose year stands beside them. */
export function shortDayOfClock(seconds: number): string {
  const { day, month } = dateOfDay(dayOf(seconds));
  return `${day} ${monthText(month)}`;
}

function dayOf(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}
