import { Kysely, SqliteDialect, type Migration } from 'kysely';
import { types } from 'pg';
import { bringPostgresUpToDate, bringSqliteUpToDate } from './bring-up-to-date.ts';
import type { DatabaseKind } from './database-kind.ts';
import { DatabaseRefusal } from './database-refusal.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openSqlite, openSqliteReader, sqliteRefusal } from '#service/database/sqlite/open-sqlite.ts';
import { PostgresPool } from '#service/database/postgres/postgres-pool.ts';
import { PostgresPoolDialect } from '#service/database/postgres/postgres-pool-dialect.ts';
import { postgresRefusal } from '#service/database/postgres/postgres-refusal.ts';
import { limitShortTransactions } from './short-transaction.ts';
import { SqliteFileDialect } from '#service/database/sqlite/sqlite-file-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  database: Database;
  kind: DatabaseKind;
  close: () => Promise<void>;
}

export interface DatabaseLimits {
  /** how long to wait for a connection to PostgreSQL, a new one or a busy one of the pool */
  connectMs?: number;
  /** limit for a statement outside a transaction on PostgreSQL; 0, the default: none */
  statementMs?: number;
  /** limit for a transaction of `inShortTransaction` on PostgreSQL; 0, the default: none */
  shortTransactionMs?: number;
}

/** A server that does not answer at all is given up. */
const CONNECT_MS = 10_000;

/**
 * Opens the database and migrates its schema.
 *
 * @param location a `postgres://` address, or the path of an SQLite file that is created if missing
 *
 * @param migrationsOf this release's migrations; tests pass others
 *
 * @throws DatabaseRefusal whose message says why the database cannot be used
 */
export async function openDatabase(
  location: string,
  migrationsOf: (kind: DatabaseKind) => Readonly<Record<string, Migration>> = migrationsFor,
  { connectMs = CONNECT_MS, statementMs = 0, shortTransactionMs = 0 }: DatabaseLimits = {},
): Promise<OpenDatabase> {
  const kind: DatabaseKind = /^postgres(ql)?:\/\//.test(location) ? 'postgres' : 'sqlite';
  const database =
    kind === 'postgres'
      ? await openPostgres(location, migrationsOf(kind), { connectMs, statementMs, shortTransactionMs })
      : await openFile(location, migrationsOf(kind));
  return { database, kind, close: () => database.destroy() };
}

async function openFile(path: string, migrations: Readonly<Record<string, Migration>>): Promise<Database> {
  const writer = await openSqlite(path);
  try {
    // Kysely's own driver: migrations read their own writes, within a transaction that is ours.
    const migrated = new Kysely<Tables>({ dialect: new SqliteDialect({ database: writer }) });
    await bringSqliteUpToDate(migrated, writer, path, migrations);
    return new Kysely({ dialect: new SqliteFileDialect(openSqliteReader(path), writer) });
  } catch (error) {
    writer.close();
    throw error instanceof DatabaseRefusal ? error : new DatabaseRefusal(sqliteRefusal(path, error), { cause: error });
  }
}

async function openPostgres(
  address: string,
  migrations: Readonly<Record<string, Migration>>,
  { shortTransactionMs, ...limits }: Required<DatabaseLimits>,
): Promise<Database> {
  // Read bigint as a number: sizes in bytes stay far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new PostgresPool({ address, ...limits });
  const database: Database = new Kysely({ dialect: new PostgresPoolDialect(pool) });
  limitShortTransactions(database, new Kysely({ dialect: new PostgresPoolDialect(pool, shortTransactionMs) }));
  try {
    await bringPostgresUpToDate(database, migrations);
    return database;
  } catch (error) {
    await database.destroy();
    throw error instanceof DatabaseRefusal
      ? error
      : new DatabaseRefusal(postgresRefusal(address, error), { cause: error });
  }
}
