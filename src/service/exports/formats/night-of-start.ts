import { dayNumberFrom, formatTimestamp } from '#contract/time.ts';

const DAY_S = 86_400;
const NOON = '12';

/** The date of the evening of a session's night, YYYY-MM-DD: before noon it is that of the day before. */
export function nightOfStart(start: string): string {
  const day = start.slice(0, 'YYYY-MM-DD'.length);
  if (start.slice(11, 13) >= NOON) return day;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return formatTimestamp((dayNumberFrom(year, month, date) - 1) * DAY_S).slice(0, day.length);
}
