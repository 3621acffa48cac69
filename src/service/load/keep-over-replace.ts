import type { Database } from '#service/database/open-database.ts';
import { idsHere } from './loaded-rows.ts';

/** What people wrote for the publication of loaded projects. What a load stored comes again with the package. */
export async function writtenPublications(database: Database) {
  return database
    .selectFrom('projects')
    .innerJoin('load_keys', (join) => join.onRef('load_keys.id', '=', 'projects.id').on('kind', '=', 'projects'))
    .select(['source', 'key', 'publication'])
    .where('publication', 'is not', null)
    .where((where) => where.or([where('publication_is_loaded', 'is', null), where('publication_is_loaded', '!=', 1)]))
    .execute();
}

/** Gives it back to the projects that were loaded again, by the keys of their source; of others it is gone with them. */
export async function giveBackPublications(
  database: Database,
  publications: Awaited<ReturnType<typeof writtenPublications>>,
): Promise<void> {
  for (const { source, key, publication } of publications) {
    const id = (await idsHere(database, source, 'projects', [key])).get(key);
    if (id === undefined) continue;
    const given = { publication, publication_is_loaded: null };
    await database.updateTable('projects').set(given).where('id', '=', id).execute();
  }
}
