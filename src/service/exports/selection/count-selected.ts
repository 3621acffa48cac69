import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { stretches, type StretchTable } from './stretches.ts';
import type { ExportSelection } from './export-selection.ts';

/** Measured: counted in about 10 ms, during which SQLite blocks all other requests. */
const COUNTED_AT_ONCE = 50_000;

/** How many rows of a table are selected. Rows are counted, not read from stored counters, which may be incomplete. */
export async function countSelected(
  database: Database,
  table: StretchTable,
  selection: ExportSelection,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  const joined =
    table === 'events' || table === 'deployments'
      ? sql``
      : sql` join events on events.id = ${sql.ref(`${table}.event_id`)}`;
  const counted = stretches(database, {
    table,
    selection,
    size: COUNTED_AT_ONCE,
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
