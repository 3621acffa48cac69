import { sql } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/**
 * The statements that refresh the query planner's statistics. SQLite reads each index completely and blocks the process
 * meanwhile, so it gets one statement for each index.
 */
export async function analyses(database: Database): Promise<ReturnType<typeof sql>[]> {
  if (kindOf(database) === 'postgres') return [sql`analyze`];
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(database);
  return rows.map(({ name }) => sql`analyze ${sql.ref(name)}`);
}
