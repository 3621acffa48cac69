import { Migrator, type Kysely, type Migration } from 'kysely';
import type Libsql from 'libsql';
import { DatabaseRefusal } from './database-refusal.ts';
import { keepCopy } from '#service/database/sqlite/keep-copy.ts';
import type { Tables } from './tables.ts';
import { untilUnlocked } from '#service/database/sqlite/until-unlocked.ts';

/** Another process may fill its sample, or copy a large file before it changes it. */
const BUSY_MS = 60_000;

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Runs the migrations that a PostgreSQL has not seen. Kysely makes other processes wait, and all of it one transaction.
 *
 * @throws DatabaseRefusal where the schema is newer; any other error as it came
 */
export async function bringPostgresUpToDate(database: Kysely<Tables>, migrations: Migrations): Promise<void> {
  if ((await pendingOf(database, migrations)).pending.length > 0) await migrate(database, migrations);
}

/**
 * The same for the SQLite file at `path`, which one connection of `database` has open. A file that holds an older schema
 * is copied first, beside it; a migration that fails or is broken off leaves the file as it was.
 */
export async function bringSqliteUpToDate(
  database: Kysely<Tables>,
  connection: Libsql.Database,
  path: string,
  migrations: Migrations,
): Promise<void> {
  if ((await pendingOf(database, migrations)).pending.length === 0) return;
  // Kysely counts on one process a file and runs its statements one by one: the lock and the transaction are ours.
  await untilUnlocked(BUSY_MS, () => connection.exec('begin immediate'));
  try {
    // Another process may have been quicker.
    const { executed, pending } = await pendingOf(database, migrations);
    const [first] = pending;
    if (first !== undefined && executed.length > 0) keepCopy(path, first);
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
