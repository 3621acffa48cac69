import { DAY_SECONDS, parseTimestamp } from '#contract/time.ts';
import { dayMonthText, dayText, isYearFirst } from './day-text.ts';

interface ClockOptions {
  /** where the seconds matter */
  withSeconds?: boolean;
}

/**
 * A time of day, in the same format on all pages and in all languages: "22:05", "22:05:30". `seconds`: since any midnight
 * of the clock.
 */
export function clockText(seconds: number, { withSeconds = false }: ClockOptions = {}): string {
  const ofDay = Math.floor(seconds) - Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS;
  const parts = [Math.floor(ofDay / 3_600), Math.floor(ofDay / 60) % 60, ofDay % 60];
  return parts
    .slice(0, withSeconds ? 3 : 2)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** The time of day of a zone-less timestamp, by the clock that wrote it (spec 1): "22:05"; invalid ones as they are. */
export function timestampClockText(timestamp: string): string {
  return parseTimestamp(timestamp) === null
    ? timestamp
    : timestamp.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

/** The day and the time of such a timestamp to the second: "12 Jun 2024, 22:05:30". */
export function timestampText(timestamp: string): string {
  const read = parseTimestamp(timestamp);
  return read === null
    ? timestamp
    : withClock(dayText(read), timestamp.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length));
}

/** "21:04" on the viewer's clock, "20 Nov, 21:04" on another day: for times of this browser, never of a trap. */
export function viewerClockText(milliseconds: number, options?: ClockOptions): string {
  const at = new Date(milliseconds);
  const clock = clockText((at.getHours() * 60 + at.getMinutes()) * 60 + at.getSeconds(), options);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? clock : withClock(dayMonthText(at.getMonth() + 1, at.getDate()), clock);
}

/** The day on the viewer's clock: "20 Nov 2026". */
export function viewerDateText(at: Date): string {
  return dayText({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() });
}

/** The day and the time on the viewer's clock, with the year: "20 Nov 2026, 21:04". */
export function viewerDayText(milliseconds: number): string {
  const at = new Date(milliseconds);
  return withClock(viewerDateText(at), clockText((at.getHours() * 60 + at.getMinutes()) * 60));
}

/** "12 Jun 2024, 22:05"; Japanese "2024年6月12日 22:05". */
export function withClock(day: string, clock: string): string {
  return `${day}${isYearFirst() ? ' ' : ', '}${clock}`;
}
