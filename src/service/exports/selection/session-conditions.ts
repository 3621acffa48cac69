import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dayNumber, formatTimestamp, parseDate } from '#contract/time.ts';
import type { ExportSelection } from './export-selection.ts';

const DAY_S = 86_400;
const NOON = 'T12:00:00';

/** Conditions on the start of the sessions of a selection; the query has the table `events`. */
export function sessionConditions(selection: ExportSelection): RawBuilder<SqlBool> {
  const { firstDay, lastDay, firstNight, lastNight } = selection;
  const start = sql.ref('events.start');
  return sql.join(
    [
      sql<SqlBool>`1 = 1`,
      ...(firstDay === null ? [] : [sql`${start} >= ${`${firstDay}T00:00:00`}`]),
      ...(lastDay === null ? [] : [sql`${start} <= ${`${lastDay}T23:59:59`}`]),
      ...(firstNight === null ? [] : [sql`${start} >= ${`${firstNight}${NOON}`}`]),
      ...(lastNight === null ? [] : [sql`${start} < ${`${dayAfter(lastNight)}${NOON}`}`]),
    ],
    sql` and `,
  ) as RawBuilder<SqlBool>;
}

/** Whether only some of the sessions are selected by their start. */
export function hasSessionConditions({ firstDay, lastDay, firstNight, lastNight }: ExportSelection): boolean {
  return [firstDay, lastDay, firstNight, lastNight].some((day) => day !== null);
}

/** The day after a day, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  const date = parseDate(day);
  if (date === null) throw new Error(`${day} is no date.`);
  return formatTimestamp((dayNumber(date) + 1) * DAY_S).slice(0, 'YYYY-MM-DD'.length);
}
