import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { projectFacts } from '#service/sample/project-facts.ts';
import { sampleNights } from '#service/sample/sample-nights.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';

/** What a database contains, as loads distinguish it; `measurements` are generated sessions, with counters of their own. */
export type DatabaseContent = 'nothing' | 'the sample' | 'measurements' | 'other data';

/** The source name of generated sessions. */
export const MEASUREMENTS_SOURCE = 'scale';

/** The sample is recognised by its projects, deployments, sessions and exports: nothing else is in the database. */
export async function contentOf(database: Database): Promise<DatabaseContent> {
  const projects = await database
    .selectFrom('projects')
    .select('name')
    .orderBy('id')
    .limit(projectFacts.length + 1)
    .execute();
  if (projects.length === 0) return 'nothing';
  const loaded = await database.selectFrom('load_keys').select('source').orderBy('source', 'desc').limit(1).execute();
  if (loaded.length > 0) {
    const generated = await database
      .selectFrom('load_keys')
      .select('id')
      .where('source', '=', MEASUREMENTS_SOURCE)
      .limit(1)
      .execute();
    return generated.length > 0 ? 'measurements' : 'other data';
  }
  const places = samplePlaces();
  const isSample =
    projects.map(({ name }) => name).join('\n') === projectFacts.map(({ name }) => name).join('\n') &&
    (await countOf(database, 'deployments')) === places.deployments.length &&
    (await countOf(database, 'events')) === sampleNights(places.deployments).length &&
    (await countOf(database, 'exports')) === projectFacts.length * 4;
  return isSample ? 'the sample' : 'other data';
}

async function countOf(database: Database, table: keyof Tables): Promise<number> {
  const { n } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
