import { dayNumber, type CalendarDate } from '#contract/time.ts';

const WEEKDAYS = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An event's `name` (spec 2.5): "Wednesday, Jun 12-13 2024", with the weekday of its evening. */
export function sessionName(start: string, end: string): string {
  return `${WEEKDAYS[dayNumber(dateOf(start)) % 7]}, ${dateRangeLabel(start, end)}`;
}

/** An event's `date_label` (spec 2.5): "Jun 12 2024", "Jun 12-13 2024", "Jun 30 - Jul 1 2024", or with both years. */
export function dateRangeLabel(start: string, end: string): string {
  const [first, last] = [dateOf(start), dateOf(end)];
  const [firstMonth, lastMonth] = [MONTHS[first.month - 1], MONTHS[last.month - 1]];
  if (first.year !== last.year)
    return `${firstMonth} ${first.day} ${first.year} - ${lastMonth} ${last.day} ${last.year}`;
  if (first.month !== last.month) return `${firstMonth} ${first.day} - ${lastMonth} ${last.day} ${last.year}`;
  const days = first.day === last.day ? `${first.day}` : `${first.day}-${last.day}`;
  return `${firstMonth} ${days} ${first.year}`;
}

/** An event's `duration_label` (spec 2.5): "8h 5min", "42min", "30s"; empty for 0. */
export function durationLabel(seconds: number): string {
  if (seconds === 0) return '';
  if (seconds < 60) return `${Math.round(seconds)}s`;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const restMinutes = minutes % 60;
  if (hours === 0) return `${restMinutes}min`;
  return restMinutes === 0 ? `${hours}h` : `${hours}h ${restMinutes}min`;
}

/** The date of a timestamp from our own database: valid, so it is not checked; lists convert many. */
function dateOf(timestamp: string): CalendarDate {
  return {
    year: Number(timestamp.slice(0, 4)),
    month: Number(timestamp.slice(5, 7)),
    day: Number(timestamp.slice(8, 10)),
  };
}
