import { sql, type NotNull, type Selectable } from 'kysely';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { idsHere } from './loaded-rows.ts';

/** What this service knows of loaded records and their source does not. */
export interface Kept {
  publications: readonly { source: string; key: string; publication: string | null; id_prefix: string | null }[];
  periods: readonly { source: string; key: string; number: number; start: string }[];
  /** of packages, by the source and its key of the deployment */
  sessions: ReadonlyMap<string, readonly PastSession[]>;
}

/** A session that there was, by its wall clock, with the id that it was published with. */
export type PastSession = Omit<Selectable<Tables['past_sessions']>, 'deployment_id'>;

/** The key of a deployment in `Kept.sessions`. */
export function deploymentOf(source: string, key: string): string {
  return JSON.stringify([source, key]);
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
  return { publications, periods, sessions: await sessionsOf(database) };
}

/** The sessions of packages, and those that are gone already. */
async function sessionsOf(database: Database): Promise<ReadonlyMap<string, readonly PastSession[]>> {
  const sessions = new Map<string, PastSession[]>();
  for (const table of ['events', 'past_sessions'] as const) {
    const rows = await database
      .selectFrom(table)
      .innerJoin('load_keys', (join) => join.onRef('load_keys.id', '=', 'deployment_id').on('kind', '=', 'deployments'))
      .select(['source', 'key', 'public_id', 'start', 'end'])
      .where('source', 'like', 'camtrap:%')
      .where('public_id', 'is not', null)
      .$narrowType<{ public_id: NotNull }>()
      .orderBy('start')
      .execute();
    for (const { source, key, ...one } of rows) {
      const of = sessions.get(deploymentOf(source, key)) ?? [];
      sessions.set(deploymentOf(source, key), of);
      of.push(one);
    }
  }
  return sessions;
}

/** Gives it back to the records that were loaded again, by the keys of their source; of others it is gone with them. */
export async function giveBack(database: Database, { publications, periods, sessions }: Kept): Promise<void> {
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
  for (const [deployment, past] of sessions) {
    const [source, key] = JSON.parse(deployment) as [string, string];
    const deployment_id = (await idsHere(database, source, 'deployments', [key])).get(key);
    if (deployment_id !== undefined) await putPastSessions(database, deployment_id, past);
  }
}

/** Keeps the ids of sessions that the deployment has no more, for when they come again. */
async function putPastSessions(database: Database, deployment_id: number, past: readonly PastSession[]): Promise<void> {
  const here = await database
    .selectFrom('events')
    .select('public_id')
    .where('deployment_id', '=', deployment_id)
    .execute();
  const taken = new Set(here.map(({ public_id }) => public_id));
  const gone = new Map(past.flatMap((one) => (taken.has(one.public_id) ? [] : [[one.public_id, one] as const])));
  await insertRows(
    database,
    'past_sessions',
    [...gone.values()].map((one) => ({ deployment_id, ...one })),
  );
}
