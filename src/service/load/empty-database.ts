import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { inBatch } from './in-batch.ts';
import type { LoadContext } from './load-context.ts';

/** Every table, those that refer to others first. */
const TABLES: readonly (keyof Tables)[] = [
  'uncounted_loads',
  'load_keys',
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

/** Empties the database, in one transaction, and removes the export files that it told of. */
export async function emptyDatabase(context: LoadContext, exportFolder: string): Promise<void> {
  const files = await inBatch(context, async (transaction) => {
    const exports = await transaction.selectFrom('exports').select('file_path').execute();
    await emptyTables(transaction);
    return exports.flatMap(({ file_path }) => (file_path === null ? [] : [basename(file_path)]));
  });
  for (const file of files) rmSync(join(exportFolder, file), { force: true });
}

async function emptyTables(transaction: Database): Promise<void> {
  if (kindOf(transaction) === 'postgres') {
    await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))} restart identity`.execute(transaction);
    return;
  }
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(transaction);
}
