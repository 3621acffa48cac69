import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { inBatch } from './in-batch.ts';
import type { LoadContext } from './load-context.ts';

/** Every table, referring tables first. */
const TABLES: readonly (keyof Tables)[] = [
  'uncounted_loads',
  'load_keys',
  'load_lists',
  'staged_records',
  'exports',
  'jobs',
  'collections',
  'users',
  'event_example_captures',
  'detections',
  'project_taxa',
  'occurrences',
  'captures',
  'events',
  'deployments',
  'storage_sources',
  'sites',
  'devices',
  'taxa',
  'projects',
];

/** Deleting these from a table with many indexes takes a fraction of a second. */
const ROWS_AT_A_TIME = 20_000;

/** Empties the database in one transaction, and removes its export files. */
export async function emptyDatabase(context: LoadContext, exportFolder: string): Promise<void> {
  const files = await inBatch(context, async (transaction) => {
    const exports = await transaction.selectFrom('exports').select('file_path').execute();
    await emptyTables(transaction, context.signal);
    return exports.flatMap(({ file_path }) => (file_path === null ? [] : [basename(file_path)]));
  });
  for (const file of files) rmSync(join(exportFolder, file), { force: true });
}

async function emptyTables(transaction: Database, signal: AbortSignal): Promise<void> {
  if (kindOf(transaction) === 'postgres') {
    await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))} restart identity`.execute(transaction);
    return;
  }
  // A taxon may be deleted before its children.
  await sql`pragma defer_foreign_keys = on`.execute(transaction);
  for (const table of TABLES) {
    const name = sql.table(table);
    const some = sql`delete from ${name} where rowid in (select rowid from ${name} limit ${sql.lit(ROWS_AT_A_TIME)})`;
    for (let removed = 1n; removed > 0n; removed = (await some.execute(transaction)).numAffectedRows ?? 0n) {
      // SQLite blocks the process while it runs a statement: Ctrl C is handled in between.
      await nextTurn();
      signal.throwIfAborted();
    }
  }
}
