import { sql, type Insertable } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { giveBackPeriods, pastIds } from './past-ids.ts';

/** Tables whose rows a load finds by the source's keys. */
export type LoadedTable = Exclude<
  keyof Tables,
  | 'load_keys'
  | 'load_lists'
  | 'staged_records'
  | 'image_sources'
  | 'image_files'
  | 'event_example_captures'
  | 'project_taxa'
  | 'deployment_periods'
  | 'past_ids'
  | 'other_observations'
  | 'declared_ranks'
  | 'detections'
  | 'identifications'
  | 'models'
  | 'users'
  | 'collections'
  | 'exports'
>;

export interface LoadedRow<Table extends LoadedTable> {
  /** the source's key of the record */
  key: string;
  /** the same columns in every row of a batch; other columns stay unchanged */
  row: Insertable<Tables[Table]>;
  /** the id that a new record is published with; of one that is or was stored it stays. In every row of a batch, or in none */
  publicId?: string | null;
  /** what tells whether the source has changed the record since; null where that is unknown */
  said?: string | null;
}

/** SQLite binds at most 32,766 values a statement. */
const KEYS_AT_A_TIME = 5_000;

/** The ids here of records of a source, by the source's keys; keys that were never loaded are left out. */
export async function idsHere(
  database: Database,
  source: string,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    const rows = await database
      .selectFrom('load_keys')
      .select(['key', 'id'])
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('key', 'in', keys.slice(from, from + KEYS_AT_A_TIME))
      .execute();
    for (const { key, id } of rows) ids.set(key, id);
  }
  return ids;
}

/** Stores the ids here of records of a source. */
export async function rememberIds(
  database: Database,
  source: string,
  kind: string,
  ids: ReadonlyMap<string, number>,
  said: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
  await insertRows(
    database,
    'load_keys',
    [...ids].map(([key, id]) => ({ source, kind, key, id, said: said.get(key) ?? null })),
  );
}

/** What the source said of records when they were last taken, by its keys; null: unknown. */
export async function saidOf(
  database: Database,
  source: string,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const all = new Map<string, string | null>();
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    const rows = await database
      .selectFrom('load_keys')
      .select(['key', 'said'])
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('key', 'in', keys.slice(from, from + KEYS_AT_A_TIME))
      .execute();
    for (const { key, said } of rows) all.set(key, said);
  }
  return all;
}

async function rememberSaid(
  database: Database,
  source: string,
  kind: string,
  said: ReadonlyMap<string, string | null>,
): Promise<void> {
  const known = await saidOf(database, source, kind, [...said.keys()]);
  for (const [key, now] of said) {
    if (!known.has(key) || known.get(key) === now) continue;
    await database
      .updateTable('load_keys')
      .set({ said: now })
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
  }
}

/**
 * Upserts records of a source into a table: new ones are inserted, changed ones updated, all others left alone, so that
 * a second run creates no duplicates. If a key comes twice, the last row counts. Must run inside a batch.
 *
 * @returns the ids here by the source's keys
 */
export async function putRows<Table extends LoadedTable>(
  database: Database,
  source: string,
  table: Table,
  given: readonly LoadedRow<Table>[],
): Promise<Map<string, number>> {
  const rows = new Map(given.map(({ key, row }) => [key, row]));
  const publicIds = new Map(given.map(({ key, publicId }) => [key, publicId]));
  const said = new Map(given.flatMap(({ key, said: now }) => (now === undefined ? [] : [[key, now] as const])));
  if (said.size > 0) await rememberSaid(database, source, table, said);
  const ids = await idsHere(database, source, table, [...rows.keys()]);
  await updateChanged(
    database,
    table,
    new Map([...ids].flatMap(([key, id]) => [[id, rows.get(key) ?? {}] as [number, object]])),
  );
  const added = [...rows].filter(([key]) => !ids.has(key));
  if (added.length === 0) return ids;
  const newIds = await nextIds(database, table, added.length);
  const addedKeys = added.map(([key]) => key);
  const past = await pastIds(database, source, table, addedKeys);
  const inserted = added.map(([key, row], index) => {
    const [publicId, before] = [publicIds.get(key), past.get(key)];
    const published = {
      ...(publicId !== undefined && { public_id: before ?? publicId }),
      ...(table === 'projects' && { id_prefix: before ?? null }),
    };
    return { key, row: { ...row, id: newIds[index] ?? 0, ...published } };
  });
  await insertRows(
    database,
    table,
    inserted.map(({ row }) => row),
  );
  const addedIds = new Map(inserted.map(({ key, row }) => [key, row.id]));
  await rememberIds(database, source, table, addedIds, said);
  if (table === 'deployments') await giveBackPeriods(database, source, addedKeys);
  return new Map([...ids, ...addedIds]);
}

/** Allocates the next free ids of a table. */
export async function nextIds(database: Database, table: LoadedTable, count: number): Promise<number[]> {
  if (kindOf(database) === 'postgres') {
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id
      from generate_series(1, ${sql.lit(count)})`.execute(database);
    return rows.map(({ id }) => id);
  }
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(
    database,
  );
  const last = rows[0]?.last ?? 0;
  return Array.from({ length: count }, (_, index) => last + index + 1);
}

async function updateChanged(database: Database, table: LoadedTable, rows: Map<number, object>): Promise<void> {
  const ids = [...rows.keys()];
  for (let from = 0; from < ids.length; from += KEYS_AT_A_TIME) {
    const found = await sql<{ id: number } & Record<string, unknown>>`select * from ${sql.table(table)}
      where id in (${sql.join(ids.slice(from, from + KEYS_AT_A_TIME))})`.execute(database);
    for (const stored of found.rows) {
      const changes = Object.entries(rows.get(stored.id) ?? {}).filter(([name, value]) => stored[name] !== value);
      if (changes.length === 0) continue;
      const assignments = changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${stored.id}`.execute(database);
    }
  }
}
