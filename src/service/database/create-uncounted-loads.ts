import { sql, type Kysely } from 'kysely';

/**
 * Where loads mark that their rows are to be counted. An earlier release left no mark when a load was cut off, so a
 * database that was loaded is counted once more; one made by `--scale` has made-up counters, which stay.
 */
export async function createUncountedLoads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('uncounted_loads')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('running_until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into uncounted_loads (source, running_until_ms)
    select distinct source, 0 from load_keys where source <> 'scale'`.execute(database);
}
