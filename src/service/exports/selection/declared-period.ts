import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ExportSelection } from './export-selection.ts';
import { dayAfter } from './session-conditions.ts';

/**
 * Whether the source of a deployment declared a period that covers the nights of a selection: the trap ran, and a night
 * without a session had nothing. Without a period nothing is known of such a night. A night is covered with its midnight.
 * The query has the table `deployments`.
 */
export function coversNights(selection: ExportSelection): RawBuilder<SqlBool> {
  const first = latest([selection.firstNight, selection.firstDay]);
  const last = earliest([selection.lastNight, selection.lastDay]);
  const isSet = sql`deployments.period_start is not null and deployments.period_end is not null`;
  // One bound alone leaves the other open, which no period reaches: then the known one has to be in the period.
  const [from, to] = [first ?? last, last ?? first];
  if (from === null || to === null) return sql<SqlBool>`(${isSet})`;
  return sql<SqlBool>`(${isSet} and deployments.period_start <= ${`${dayAfter(from)}T00:00:00`}
    and deployments.period_end >= ${`${dayAfter(to)}T00:00:00`})`;
}

/** The part of a declared period that lies in the nights of a selection, as wall-clock times. */
export function periodWithin(
  { firstNight, lastNight, firstDay, lastDay }: ExportSelection,
  { start, end }: { start: string; end: string },
): { start: string; end: string } {
  const starts = [
    start,
    firstNight === null ? null : `${firstNight}T12:00:00`,
    firstDay === null ? null : `${firstDay}T00:00:00`,
  ];
  const ends = [
    end,
    lastNight === null ? null : `${dayAfter(lastNight)}T12:00:00`,
    lastDay === null ? null : `${lastDay}T23:59:59`,
  ];
  return { start: latest(starts) ?? start, end: earliest(ends) ?? end };
}

function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

function earliest(times: readonly (string | null)[]): string | null {
  return times.filter((time) => time !== null).toSorted()[0] ?? null;
}
