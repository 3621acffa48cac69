import { dateOfDay, dayNumber } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import { sessionNights } from '#contract/nights.ts';
import { nightAt, type CalendarRow } from './calendar-nights.ts';
import { calendarMessages } from './messages/calendar-messages.ts';

/** "Trap 4, night of 12→13 Jun 2024: 312 captures"; distinguishes no session, zero, unknown and left out by the filters. */
export function calendarCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  const words = calendarMessages.now;
  return words.nightOf(row?.name ?? '', nightOfDayText(night), whatWas(row, night, metric, isWhole));
}

/** "Night of 12→13 Jun 2024: 312 captures", where the row is the year and `night` is a day of the leap year of the columns. */
export function yearCellText(
  row: CalendarRow | undefined,
  night: number,
  metric: CalendarMetric,
  isWhole: boolean,
): string {
  const words = calendarMessages.now;
  const date = { ...dateOfDay(night), year: row?.id ?? 0 };
  // The columns include 29 February, which most years lack.
  if (dateOfDay(dayNumber(date)).day !== date.day) return words.noSuchDay(dayText(date));
  return words.night(nightOfDayText(dayNumber(date)), whatWas(row, night, metric, isWhole));
}

function whatWas(row: CalendarRow | undefined, night: number, metric: CalendarMetric, isWhole: boolean): string {
  const words = calendarMessages.now;
  const found = nightAt(row, night);
  if (found === undefined) return isWhole ? words.noSession : words.noneSoFar;
  const { matching, sessions } = found;
  if (matching.length === 0) return words.sessionsLeftOut(sessions.length);
  const { valueOf } = CALENDAR_METRICS[metric];
  const value = valueOf(matching, { from: found.evening, to: found.evening });
  const text = value === null ? words.unknown(metricHeader(metric)) : valueText(metric, value);
  const [session, ...more] = matching;
  if (session !== undefined && more.length === 0) {
    const { from, to } = sessionNights(session);
    // The counts of a session are of all its nights.
    const whole = valueOf(matching, { from, to });
    return from === to || whole === null ? text : words.ofLong(valueText(metric, whole), to - from + 1);
  }
  return metric === 'taxa_count' && value !== null
    ? words.atLeast(text, matching.length)
    : words.inAll(text, matching.length);
}

/** The metric as in the header of the table: "Captures". Called while a page renders. */
export function metricHeader(metric: CalendarMetric): string {
  const { columns, counters } = sessionsMessages.now;
  return metric === 'captures_per_hour' ? columns.capturesPerHour : counters[metric].header;
}

/** "1 capture", "312 captures". */
function valueText(metric: CalendarMetric, value: number): string {
  const words = calendarMessages.now;
  return metric === 'captures_per_hour' ? words.perHour(rateText(value)) : words.counts[metric](value);
}
