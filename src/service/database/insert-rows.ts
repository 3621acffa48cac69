import { CompiledQuery, type Insertable } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The last statement of a call is shorter and compiled separately, which takes longer with more values. */
const VALUES_PER_STATEMENT = 1_000;

/**
 * Inserts rows many at a time. All rows have the same keys in the same sequence; the statement is compiled once for all
 * full batches, since compiling costs more than running it.
 */
export async function insertRows<Table extends keyof Tables>(
  database: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const batchSize = Math.floor(VALUES_PER_STATEMENT / Object.keys(first).length);
  let compiled = '';
  let compiledFor = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (batch.length !== compiledFor) {
      compiled = database.insertInto(table).values(batch).compile().sql;
      compiledFor = batch.length;
    }
    await database.executeQuery(
      CompiledQuery.raw(
        compiled,
        batch.flatMap((row) => Object.values(row)),
      ),
    );
  }
}
