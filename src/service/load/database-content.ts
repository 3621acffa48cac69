import { storedCopy } from '#service/follow/copy-state.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { projectFacts } from '#service/sample/project-facts.ts';
import { sampleNights } from '#service/sample/sample-nights.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';
import { LoadError } from './load-error.ts';

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

/**
 * Refuses a load into a database that a service follows its source with, and one that would mix another source into a copy.
 *
 * @param source what is loaded, as `load_keys` names it; null: the sample
 *
 * @throws LoadError
 */
export async function refuseBesideCopy(database: Database, source: string | null, isReplacing: boolean): Promise<void> {
  const copy = await storedCopy(database);
  if (copy === null) return;
  if (copy.isHeld)
    throw new LoadError(
      `A service follows ${copy.source} over this database, and loads what changes by itself: "noctuary copy look" makes it look now. ` +
        'Stop that service before you load something else.',
    );
  if (isReplacing || source === copy.source) return;
  throw new LoadError(
    `The database is a copy of ${copy.source}, and holds nothing else: name another one, or give --replace, which ends the copy.`,
  );
}
