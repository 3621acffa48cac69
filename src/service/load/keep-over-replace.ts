import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { idsHere } from './loaded-rows.ts';

/** What this service knows of loaded records and their source does not. */
export interface Kept {
  publications: readonly { source: string; key: string; publication: string | null; id_prefix: string | null }[];
  periods: readonly { source: string; key: string; number: number; start: string }[];
}

/** What is written for the publication of projects and what their ids begin with, and the numbers of periods that packages have given out. */
export async function keptOf(database: Database): Promise<Kept> {
  const publications = await database
    .selectFrom('projects')
    .innerJoin('load_keys', (join) => join.onRef('load_keys.id', '=', 'projects.id').on('kind', '=', 'projects'))
    .select(['source', 'key', 'id_prefix'])
    // What a load stored comes again with the package.
    .select(sql<string | null>`case when publication_is_loaded = 1 then null else publication end`.as('publication'))
    .where((where) => where.or([where('publication', 'is not', null), where('id_prefix', 'is not', null)]))
    .execute();
  const periods = await database
    .selectFrom('deployment_periods')
    .innerJoin('load_keys', (join) => join.onRef('load_keys.id', '=', 'deployment_id').on('kind', '=', 'deployments'))
    .select(['source', 'key', 'number', 'start'])
    .execute();
  return { publications, periods };
}

/** Gives it back to the records that were loaded again, by the keys of their source; of others it is gone with them. */
export async function giveBack(database: Database, { publications, periods }: Kept): Promise<void> {
  for (const { source, key, ...written } of publications) {
    const id = (await idsHere(database, source, 'projects', [key])).get(key);
    const { publication, id_prefix } = written;
    const given = {
      ...(publication !== null && { publication, publication_is_loaded: null }),
      ...(id_prefix !== null && { id_prefix }),
    };
    if (id !== undefined && Object.keys(given).length > 0)
      await database.updateTable('projects').set(given).where('id', '=', id).execute();
  }
  for (const { source, key, number, start } of periods) {
    const deployment_id = (await idsHere(database, source, 'deployments', [key])).get(key);
    if (deployment_id === undefined) continue;
    await database
      .insertInto('deployment_periods')
      .values({ deployment_id, number, start })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
