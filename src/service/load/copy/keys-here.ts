import type { LoadedTable } from '#service/load/loaded-rows.ts';
import { sql } from 'kysely';
import type { CopyRun } from './copy-run.ts';

/**
 * The ids here of the records of the source, by its keys: those of the copied projects, of the whole source where all
 * are copied.
 */
export async function keysHere({ context, source, project, projects }: CopyRun, table: LoadedTable) {
  const owner = sql.ref(`${table}.${table === 'projects' ? 'id' : 'project_id'}`);
  const isWanted =
    project === null || table === 'taxa' ? sql`1 = 1` : sql`${owner} in (${sql.join([0, ...projects.values()])})`;
  const { rows } = await sql<{ key: string; id: number }>`select load_keys.key, load_keys.id from load_keys
    join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = load_keys.id
    where load_keys.source = ${source} and load_keys.kind = ${table} and ${isWanted}`.execute(context.database);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
