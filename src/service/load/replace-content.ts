import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import { lockForFill } from '#service/database/first-fill.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { checksumPath } from '#service/exports/export-file.ts';
import { giveBackPublications, writtenPublications } from './keep-over-replace.ts';
import type { LoadContext } from './load-context.ts';
import { keepIds } from './past-ids.ts';

/** Every table but that of past ids, referring tables first. */
const TABLES: readonly (keyof Tables)[] = [
  'uncounted_loads',
  'copy_state',
  'load_keys',
  'load_lists',
  'declared_ranks',
  'staged_records',
  'image_files',
  'image_sources',
  'exports',
  'jobs',
  'collections',
  'identifications',
  'event_example_captures',
  'detections',
  'other_observations',
  'project_taxa',
  'occurrences',
  'models',
  'users',
  'captures',
  'events',
  'deployment_periods',
  'deployments',
  'storage_sources',
  'sites',
  'devices',
  'taxa',
  'projects',
];

/** Deleting these from a table with many indexes takes a fraction of a second. */
const ROWS_AT_A_TIME = 20_000;

/** PostgreSQL looks for the examples of each capture that it deletes, among all rows that were deleted before. */
const EXAMPLES_INDEX = 'examples_while_replacing';

/**
 * Replaces what the database holds by what `fill` writes, in one transaction: readers see the old data until everything
 * is there, and keep it where the load fails, is stopped, or is killed. What people wrote of records that are loaded again
 * stays. The old export files go after that.
 *
 * @returns what `fill` returns
 */
export async function replaceContent<Result>(
  context: LoadContext,
  exportFolder: string,
  fill: (context: LoadContext) => Promise<Result>,
): Promise<Result> {
  const { database, signal } = context;
  const isPostgres = kindOf(database) === 'postgres';
  let files: string[] = [];
  const result = await database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    files = await exportFiles(transaction);
    if (isPostgres) {
      await sql`create index if not exists ${sql.ref(EXAMPLES_INDEX)} on event_example_captures (capture_id)`.execute(
        transaction,
      );
    }
    const publications = await writtenPublications(transaction);
    await keepIds(transaction);
    await emptyTables(transaction, signal);
    const filled = await fill({ ...context, database: transaction });
    await giveBackPublications(transaction, publications);
    signal.throwIfAborted();
    return filled;
  });
  // The sample's own files have the names of an earlier sample's.
  const current = new Set(await exportFiles(database));
  for (const file of files.filter((name) => !current.has(name))) {
    const path = join(exportFolder, file);
    for (const one of [path, checksumPath(path)]) rmSync(one, { force: true });
  }
  if (isPostgres) await dropExamplesIndex(database);
  return result;
}

/** All is written: an index that stays does no harm, and a reader may hold its table for hours, such as a backup. */
async function dropExamplesIndex(database: Database): Promise<void> {
  await database
    .transaction()
    .execute(async (transaction) => {
      await sql`set local lock_timeout = '1s'`.execute(transaction);
      await sql`drop index if exists ${sql.ref(EXAMPLES_INDEX)}`.execute(transaction);
    })
    .catch(() => {});
}

async function exportFiles(database: Database): Promise<string[]> {
  const exports = await database.selectFrom('exports').select('file_path').where('file_path', 'is not', null).execute();
  return exports.flatMap(({ file_path }) => (file_path === null ? [] : [basename(file_path)]));
}

async function emptyTables(transaction: Database, signal: AbortSignal): Promise<void> {
  // A taxon may be deleted before its children; PostgreSQL looks at the end of each statement.
  const isSqlite = kindOf(transaction) === 'sqlite';
  if (isSqlite) await sql`pragma defer_foreign_keys = on`.execute(transaction);
  for (const table of TABLES) {
    const name = sql.table(table);
    // Not `truncate`, which makes readers wait until the transaction ends.
    const some = isSqlite
      ? sql`delete from ${name} where rowid in (select rowid from ${name} limit ${sql.lit(ROWS_AT_A_TIME)})`
      : sql`delete from ${name}`;
    for (let removed = 1n; removed > 0n; removed = (await some.execute(transaction)).numAffectedRows ?? 0n) {
      // SQLite blocks the process while it runs a statement: Ctrl C is handled in between.
      await nextTurn();
      signal.throwIfAborted();
    }
  }
}
