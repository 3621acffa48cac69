import { dayNumber } from '#contract/time.ts';
import { dateOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import { nightAt, type CalendarRow } from './calendar-nights.ts';

/** "Trap 4, night of 12 Jun 2024: 312 captures"; distinguishes no session, zero, unknown and left out by the filters. */
export function calendarCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  return `${row?.name ?? ''}, night of ${dayText(dateOfDay(night))}: ${whatWas(row, night, metric, isWhole)}`;
}

/** "Night of 12 Jun 2024: 312 captures", where the row is the year and `night` is a day of the leap year of the columns. */
export function yearCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  const date = { ...dateOfDay(night), year: row?.id ?? 0 };
  // The columns include 29 February, which most years lack.
  if (dateOfDay(dayNumber(date)).day !== date.day) return `${dayText(date)}: no such day`;
  return `Night of ${dayText(date)}: ${whatWas(row, night, metric, isWhole)}`;
}

function whatWas(row: CalendarRow | undefined, night: number, metric: CalendarMetric, isWhole: boolean): string {
  const found = nightAt(row, night);
  if (found === undefined) return isWhole ? 'no session' : 'no session read so far';
  const { matching, sessions } = found;
  const { header, text, valueOf } = CALENDAR_METRICS[metric];
  if (matching.length === 0) return `${countNoun(sessions.length, 'session')}, left out by the filters`;
  const value = valueOf(matching);
  const words = value === null ? `${header} not known` : text(value);
  if (matching.length === 1) return words;
  return `${words} ${metric === 'taxa_count' ? 'in one' : 'in all'} of ${countNoun(matching.length, 'session')}`;
}
