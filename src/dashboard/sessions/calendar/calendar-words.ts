import { dayNumber } from '#contract/time.ts';
import { dateOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import { nightAt, type CalendarRow } from './calendar-nights.ts';

/** "Trap 4, night of 12 Jun 2024: 312 captures"; says apart: no session, zero, not reported, left out by the filters. */
export function calendarCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  return `${row?.name ?? ''}, night of ${dayText(dateOfDay(night))}: ${whatWas(row, night, metric, isWhole)}`;
}

/** "Night of 12 Jun 2024: 312 captures", where rows are the years of one deployment and nights those of any year. */
export function yearCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  const date = { ...dateOfDay(night), year: row?.id ?? 0 };
  // 29 February has a column in every year.
  if (dateOfDay(dayNumber(date)).day !== date.day) return `${dayText(date)}: no such day`;
  return `Night of ${dayText(date)}: ${whatWas(row, night, metric, isWhole)}`;
}

function whatWas(row: CalendarRow | undefined, night: number, metric: CalendarMetric, isWhole: boolean): string {
  const found = nightAt(row, night);
  if (found === undefined) return isWhole ? 'no session' : 'no session read so far';
  const { kept, sessions } = found;
  const { header, text, valueOf } = CALENDAR_METRICS[metric];
  if (kept.length === 0) return `${countNoun(sessions.length, 'session')}, left out by the filters`;
  const value = valueOf(kept);
  const words = value === null ? `${header} not known` : text(value);
  if (kept.length === 1) return words;
  return `${words} ${metric === 'taxa_count' ? 'in one' : 'in all'} of ${countNoun(kept.length, 'session')}`;
}
