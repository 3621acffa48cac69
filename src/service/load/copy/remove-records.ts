import { sql } from 'kysely';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadedTable } from '#service/load/loaded-rows.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { keepIdsOf } from '#service/load/past-ids.ts';
import type { CopyRun } from './copy-run.ts';

/** Sessions have thousands of captures. */
const AT_A_TIME: Readonly<Partial<Record<LoadedTable, number>>> = { projects: 1, deployments: 1, events: 20 };
const MOST_AT_A_TIME = 500;

/**
 * Removes rows whose records are gone at the source, with all that belongs to them: of a session its captures and
 * occurrences. Exports that were made here stay, and so does a project that has some.
 *
 * @param gone ids here by the source's keys
 *
 * @returns how many
 */
export async function removeRecords(
  run: CopyRun,
  table: LoadedTable,
  gone: ReadonlyMap<string, number>,
): Promise<number> {
  for await (const ids of inPortions(gone.values(), AT_A_TIME[table] ?? MOST_AT_A_TIME)) {
    await inBatch(run.context, (transaction) => removeRows(transaction, table, ids));
  }
  return gone.size;
}

/** The same inside a batch. */
export async function removeRows(transaction: Database, table: LoadedTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const [child, column] of OWNED[table] ?? []) {
    await removeRows(transaction, child, await idsOwned(transaction, child, column, ids));
  }
  // What stays is no longer the source's.
  const { rows } = await sql<{ source: string; key: string; id: number }>`delete from load_keys
    where kind = ${table} and ${idsIn(transaction, 'id', ids)} returning source, key, id`.execute(transaction);
  await keepIdsOf(transaction, table, rows);
  for (const [other, column, isRow] of REFERRING[table] ?? []) {
    const isOf = idsIn(transaction, column, ids);
    await (
      isRow
        ? sql`delete from ${sql.table(other)} where ${isOf}`
        : sql`update ${sql.table(other)} set ${sql.ref(column)} = null where ${isOf}`
    ).execute(transaction);
  }
  await keepFilters(transaction, table, ids);
  const left = await withoutUsed(transaction, table, ids);
  await sql`delete from ${sql.table(table)} where ${idsIn(transaction, 'id', left)}`.execute(transaction);
}

/** What is removed with a record. */
const OWNED: Readonly<Partial<Record<LoadedTable, readonly (readonly [LoadedTable, string])[]>>> = {
  projects: [
    ['deployments', 'project_id'],
    ['occurrences', 'project_id'],
    ['captures', 'project_id'],
    ['storage_sources', 'project_id'],
    ['sites', 'project_id'],
    ['devices', 'project_id'],
    ['jobs', 'project_id'],
  ],
  deployments: [
    ['events', 'deployment_id'],
    ['occurrences', 'deployment_id'],
    ['captures', 'deployment_id'],
    ['jobs', 'deployment_id'],
  ],
  events: [
    ['occurrences', 'event_id'],
    ['captures', 'event_id'],
  ],
};

/** What else refers to a record: rows that go with it (true), or columns that become null. */
const REFERRING: Readonly<Partial<Record<LoadedTable, readonly (readonly [string, string, boolean])[]>>> = {
  projects: [
    ['project_taxa', 'project_id', true],
    ['other_observations', 'project_id', true],
  ],
  deployments: [['deployment_periods', 'deployment_id', true]],
  events: [['event_example_captures', 'event_id', true]],
  captures: [
    ['event_example_captures', 'capture_id', true],
    ['detections', 'capture_id', true],
  ],
  occurrences: [
    ['detections', 'occurrence_id', true],
    ['identifications', 'occurrence_id', true],
  ],
  sites: [['deployments', 'site_id', false]],
  devices: [['deployments', 'device_id', false]],
  storage_sources: [['deployments', 'storage_source_id', false]],
  taxa: [
    ['project_taxa', 'taxon_id', true],
    ['identifications', 'taxon_id', false],
    ['occurrences', 'model_taxon_id', false],
    ['taxa', 'parent_id', false],
  ],
};

async function idsOwned(transaction: Database, table: LoadedTable, column: string, owners: readonly number[]) {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${idsIn(transaction, column, owners)}`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** An export that was made here of a deployment or a session says so after these are gone. */
async function keepFilters(transaction: Database, table: LoadedTable, ids: readonly number[]): Promise<void> {
  if (table !== 'deployments' && table !== 'events') return;
  const [column, filter] =
    table === 'events' ? (['event_id', 'event'] as const) : (['deployment_id', 'deployment'] as const);
  const exports = await transaction
    .selectFrom('exports')
    .select(['id', 'filters', column])
    .where(idsIn(transaction, column, ids))
    .execute();
  for (const one of exports) {
    const filters = { ...(JSON.parse(one.filters) as object), [filter]: (one as Record<string, unknown>)[column] };
    await transaction
      .updateTable('exports')
      .set({ [column]: null, filters: JSON.stringify(filters) })
      .where('id', '=', one.id)
      .execute();
  }
}

/** Without projects and jobs of exports that were made here. */
async function withoutUsed(transaction: Database, table: LoadedTable, ids: readonly number[]): Promise<number[]> {
  if (table !== 'projects' && table !== 'jobs') return [...ids];
  const column = table === 'projects' ? 'project_id' : 'job_id';
  const { rows } = await sql<{ id: number }>`select ${sql.ref(column)} as id from exports
    where ${idsIn(transaction, column, ids)}`.execute(transaction);
  const used = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !used.has(id));
}
