import { CompiledQuery } from 'kysely';
import type { Database } from '#service/database/open-database.ts';

/** SQLite's query plan of a statement, one line per step. */
export async function sqlitePlan(
  database: Database,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string> {
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await database.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail).join('\n');
}
