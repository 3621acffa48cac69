import { sql } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/**
 * The statements that refresh the query planner's statistics. SQLite reads each index completely and blocks the process
 * meanwhile, so it gets one statement for each index.
 *
 * @param tables by default all
 */
export async function analyses(
  database: Database,
  tables: readonly (keyof Tables)[] | null = null,
): Promise<ReturnType<typeof sql>[]> {
  const names = tables?.map((table) => sql.table(table)) ?? [];
  if (kindOf(database) === 'postgres') return [sql`analyze ${sql.join(names)}`];
  const ofTables = tables === null ? sql`` : sql`and tbl_name in (${sql.join(tables)})`;
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'index' ${ofTables}`.execute(
    database,
  );
  return rows.map(({ name }) => sql`analyze ${sql.ref(name)}`);
}
