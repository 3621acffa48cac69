import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { needsSessions, stretches, type StretchTable } from './stretches.ts';
import type { ExportSelection } from './export-selection.ts';

/** Measured: counted in about 10 ms, during which SQLite blocks all other requests; with the session of each row it takes longer. */
const COUNTED_AT_ONCE = 50_000;
const COUNTED_WITH_SESSIONS = 10_000;

/** How many rows of a table are selected. Rows are counted, not read from stored counters, which may be incomplete. */
export async function countSelected(
  database: Database,
  table: StretchTable,
  selection: ExportSelection,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  const isJoined = needsSessions(table, selection);
  const joined = isJoined ? sql` join events on events.id = ${sql.ref(`${table}.event_id`)}` : sql``;
  const counted = stretches(database, {
    table,
    selection,
    size: isJoined ? COUNTED_WITH_SESSIONS : COUNTED_AT_ONCE,
    signal,
    read: async (stretch) => {
      const { rows } = await sql<{ selected: number | string }>`select count(*) as selected
        from ${sql.table(table)}${joined} where ${stretch}`.execute(database);
      return rows;
    },
  });
  for await (const rows of counted) total += rows.reduce((sum, { selected }) => sum + Number(selected), 0);
  return total;
}
