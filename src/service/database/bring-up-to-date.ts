import { Migrator, type Kysely, type Migration } from 'kysely';
import type Libsql from 'libsql';
import { DatabaseRefusal } from './database-refusal.ts';
import { backUpFile } from '#service/database/sqlite/back-up-file.ts';
import type { Tables } from './tables.ts';
import { retryWhileLocked } from '#service/database/sqlite/retry-while-locked.ts';

/** Another process may be copying a large file before a migration. */
const BUSY_MS = 60_000;

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Runs the pending migrations on PostgreSQL. Kysely locks out other processes and runs all of them in one transaction.
 *
 * @throws DatabaseRefusal where the schema is newer; any other error as it came
 */
export async function bringPostgresUpToDate(database: Kysely<Tables>, migrations: Migrations): Promise<void> {
  if ((await pendingOf(database, migrations)).pending.length > 0) await migrate(database, migrations);
}

/**
 * The same for the SQLite file at `path`, which one connection of `database` has open. A file with an older schema is
 * copied beside itself first; a migration that fails or is interrupted leaves the file unchanged.
 */
export async function bringSqliteUpToDate(
  database: Kysely<Tables>,
  connection: Libsql.Database,
  path: string,
  migrations: Migrations,
): Promise<void> {
  // Kysely expects one process per file and no transaction here: the lock and the transaction are ours.
  const hasLock = await retryWhileLocked(BUSY_MS, async () => {
    // Another process may have migrated it, and hold the lock ever since for its sample.
    if ((await pendingOf(database, migrations)).pending.length === 0) return false;
    connection.exec('begin immediate');
    return true;
  });
  if (!hasLock) return;
  try {
    // Another process may have done it meanwhile.
    const { executed, pending } = await pendingOf(database, migrations);
    const [first] = pending;
    if (first !== undefined && executed.length > 0) await backUpFile(path, first);
    if (first !== undefined) await migrate(database, migrations);
    connection.exec('commit');
  } catch (error) {
    if (connection.inTransaction) connection.exec('rollback');
    throw error;
  }
}

async function migrate(database: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed without a reason', { cause: error });
}

async function pendingOf(database: Kysely<Tables>, migrations: Migrations) {
  const executed = await executedMigrations(database);
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new DatabaseRefusal(
      `The database was written by a newer Noctuary (${unknown}): start that one, or a newer one still.`,
    );
  }
  return { executed, pending: Object.keys(migrations).toSorted().slice(executed.length) };
}

async function executedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
