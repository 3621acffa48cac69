import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { MOST_NIGHTS } from '#contract/nights.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import type { ExportSelection } from './export-selection.ts';

const NOON = 'T12:00:00';

/**
 * Conditions on the times of the sessions of a selection; the query has the table `events`. A set of captures has the sessions
 * that start on its days; nights have those that ran in one of them (`sessionNights`).
 */
export function sessionConditions(selection: ExportSelection): RawBuilder<SqlBool> {
  const { firstDay, lastDay, firstNight, lastNight } = selection;
  const start = sql.ref('events.start');
  return sql.join(
    [
      sql<SqlBool>`1 = 1`,
      ...(firstDay === null ? [] : [sql`${start} >= ${`${firstDay}T00:00:00`}`]),
      ...(lastDay === null ? [] : [sql`${start} <= ${`${lastDay}T23:59:59`}`]),
      ...(firstNight === null ? [] : [ranFrom(firstNight)]),
      ...(lastNight === null ? [] : [sql`${start} < ${`${dayAfter(lastNight)}${NOON}`}`]),
    ],
    sql` and `,
  ) as RawBuilder<SqlBool>;
}

/** Whether a session starts in a night or a later one, or contains the midnight of it. */
function ranFrom(night: string): RawBuilder<SqlBool> {
  const [start, end] = [sql.ref('events.start'), sql.ref('events.end')];
  return sql<SqlBool>`(${start} >= ${`${night}${NOON}`} or (${end} >= ${`${dayAfter(night)}T00:00:00`}
    and ${start} >= ${`${daysLater(night, 1 - MOST_NIGHTS)}${NOON}`}))`;
}

/** Whether only some of the sessions are selected by their times. */
export function hasSessionConditions({ firstDay, lastDay, firstNight, lastNight }: ExportSelection): boolean {
  return [firstDay, lastDay, firstNight, lastNight].some((day) => day !== null);
}

/** The day after a day, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return daysLater(day, 1);
}

function daysLater(day: string, days: number): string {
  const number = dayOfIso(day);
  if (number === null) throw new Error(`${day} is no date.`);
  return isoOfDay(number + days);
}
