import { publication, type Publication } from '#contract/exports/publication.ts';
import type { Database } from '#service/database/open-database.ts';

/** What is kept for a project, empty where nothing was written; undefined where there is no such project. */
export async function storedPublication(database: Database, projectId: number): Promise<Publication | undefined> {
  const row = await database
    .selectFrom('projects')
    .select('publication')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row === undefined ? undefined : readPublication(row.publication);
}

/** Of the column `projects.publication`. */
export function readPublication(stored: string | null): Publication {
  return stored === null ? {} : publication.parse(JSON.parse(stored));
}
