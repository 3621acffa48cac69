import { sql } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/**
 * The statements that tell the database how its rows are spread, for the plans of its queries. SQLite reads each index
 * whole and holds the process up meanwhile: there it is a statement an index.
 */
export async function analyses(database: Database): Promise<ReturnType<typeof sql>[]> {
  if (kindOf(database) === 'postgres') return [sql`analyze`];
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(database);
  return rows.map(({ name }) => sql`analyze ${sql.ref(name)}`);
}
