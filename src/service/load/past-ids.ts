import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { idsIn, tableOfPairs, textsIn } from '#service/database/ids-in.ts';
import { PUBLISHED } from '#service/database/migrations/add-public-ids.ts';
import type { Database } from '#service/database/open-database.ts';

/** A session that there was, by its wall clock, with the id that it was published with. */
export interface PastSession {
  public_id: string;
  start: string;
  end: string;
}

/** Where the sessions of packages and of images are, which have no key of their own: by the key of their deployment. */
const SESSIONS = 'deployment_sessions';
const PERIODS = 'deployment_periods';

/** The key of the project of a folder or bucket of images, which is in no table of keys. */
export const PROJECT_OF_IMAGES = 'project';

const isAnything = sql<SqlBool>`1 = 1`;

/**
 * Keeps the ids of records that will be removed, as far as the keys of their sources do not tell them, for when they come
 * again: of copies those that were given out without the address of their service, of images those of deployments, of packages
 * and images those of sessions, of all the numbers of periods and what the ids of projects begin with.
 *
 * @param keys with the columns of `load_keys`
 */
export async function keepIds(database: Database, keys: RawBuilder<unknown> = sql`load_keys`): Promise<void> {
  // A cross join of SQLite reads its tables in this sequence.
  const join = (table: string) => sql`from ${keys} as keys cross join ${sql.table(table)} as kept`;
  for (const [table, word] of Object.entries(PUBLISHED))
    await sql`insert into past_ids (source, kind, key, public_id)
      select keys.source, keys.kind, keys.key, kept.public_id ${join(table)}
      where keys.kind = ${table} and kept.id = keys.id and keys.source not like 'camtrap:%'
      and kept.public_id <> keys.source || ${`:${word}:`} || keys.key
      on conflict do nothing`.execute(database);
  await sql`insert into past_ids (source, kind, key, public_id)
    select keys.source, keys.kind, keys.key, kept.id_prefix ${join('projects')}
    where keys.kind = 'projects' and kept.id = keys.id and kept.id_prefix is not null
    on conflict do nothing`.execute(database);
  await sql`insert into past_ids (source, kind, key, public_id)
    select 'images:' || root, 'projects', ${PROJECT_OF_IMAGES}, id_prefix from image_sources
    join storage_sources on storage_sources.id = storage_source_id join projects on projects.id = project_id
    where id_prefix is not null on conflict do nothing`.execute(database);
  await sql`insert into past_ids (source, kind, key, public_id, start)
    select keys.source, ${PERIODS}, keys.key, cast(kept.number as text), kept.start ${join('deployment_periods')}
    where keys.kind = 'deployments' and kept.deployment_id = keys.id
    on conflict do nothing`.execute(database);
  await keepSessionIds(database, { keys });
}

/** The same for rows that are removed one by one. @param rows with their keys there */
export async function keepIdsOf(
  database: Database,
  kind: string,
  rows: readonly { source: string; key: string; id: number }[],
): Promise<void> {
  for (const source of new Set(rows.map((row) => row.source))) {
    const pairs = rows.flatMap((row) => (row.source === source ? [[row.key, String(row.id)] as const] : []));
    await keepIds(
      database,
      sql`(select cast(${source} as text) as source, cast(${kind} as text) as kind, one as key, cast(other as integer) as id
        from ${tableOfPairs<string>(database, 'text', pairs)} as pairs)`,
    );
  }
}

/** Of sessions alone. @param isGone a condition of `kept`, the rows of sessions; by default of all */
export async function keepSessionIds(
  database: Database,
  { keys = sql`load_keys`, isGone = isAnything }: { keys?: RawBuilder<unknown>; isGone?: RawBuilder<SqlBool> },
): Promise<void> {
  await sql`insert into past_ids (source, kind, key, public_id, start, "end")
    select keys.source, ${SESSIONS}, keys.key, kept.public_id, kept.start, kept."end"
    from ${keys} as keys cross join events as kept
    where keys.kind = 'deployments' and kept.deployment_id = keys.id and keys.source not like 'http%'
    and kept.public_id is not null and ${isGone}
    on conflict (source, kind, key, public_id) do update set start = excluded.start, "end" = excluded."end"`.execute(
    database,
  );
}

/** The ids of records that there were; of projects what their ids begin with. Others are left out. */
export async function pastIds(
  database: Database,
  source: string,
  kind: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('past_ids')
    .select(['key', 'public_id'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where(textsIn(database, 'key', keys))
    .execute();
  return new Map(rows.map(({ key, public_id }) => [key, public_id]));
}

/** Gives deployments that are stored again the numbers of their periods. */
export async function giveBackPeriods(database: Database, source: string, keys: readonly string[]): Promise<void> {
  await sql`insert into deployment_periods (deployment_id, number, start)
    select keys.id, cast(past.public_id as integer), past.start from past_ids as past join load_keys as keys
      on keys.source = past.source and keys.kind = 'deployments' and keys.key = past.key
    where past.source = ${source} and past.kind = ${PERIODS} and ${textsIn(database, 'past.key', keys)}
    on conflict do nothing`.execute(database);
}

/** The sessions that deployments of a source had and have no more, with the id of the deployment. */
export async function pastSessions(
  database: Database,
  source: string,
  deploymentIds: readonly number[],
): Promise<readonly (PastSession & { deployment_id: number })[]> {
  const { rows } = await sql<PastSession & { deployment_id: number }>`select keys.id as deployment_id, past.public_id,
      past.start, past."end" from load_keys as keys join past_ids as past
      on past.source = keys.source and past.kind = ${SESSIONS} and past.key = keys.key
    where keys.source = ${source} and keys.kind = 'deployments' and ${idsIn(database, 'keys.id', deploymentIds)}
    and not exists (select 1 from events where events.deployment_id = keys.id and events.public_id = past.public_id)
    order by past.start, past.public_id`.execute(database);
  return rows;
}
