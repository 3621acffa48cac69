import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { needsSessions, stretches, type StretchTable } from './stretches.ts';

/** Measured: counted in about 10 ms, during which SQLite blocks all other requests; where rows have to be read it takes longer. */
const COUNTED_AT_ONCE = 50_000;
const READ_AT_ONCE = 10_000;

/**
 * How many rows of a table are selected. Rows are counted, not read from stored counters, which may be incomplete.
 *
 * @param also a further condition on the table's columns
 */
export async function countSelected(
  { database, selection, signal }: Pick<ExportScope, 'database' | 'selection' | 'signal'>,
  table: StretchTable,
  also?: RawBuilder<SqlBool>,
): Promise<number> {
  let total = 0;
  const isJoined = needsSessions(table, selection);
  const joined = isJoined ? sql` join events on events.id = ${sql.ref(`${table}.event_id`)}` : sql``;
  const counted = stretches(database, {
    table,
    selection,
    size: isJoined || also !== undefined ? READ_AT_ONCE : COUNTED_AT_ONCE,
    signal,
    read: async (stretch) => {
      const { rows } = await sql<{ selected: number | string }>`select count(*) as selected
        from ${sql.table(table)}${joined} where ${stretch} and ${also ?? sql`1 = 1`}`.execute(database);
      return rows;
    },
  });
  for await (const rows of counted) total += rows.reduce((sum, { selected }) => sum + Number(selected), 0);
  return total;
}
