import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { Pool, types } from 'pg';
import type { DatabaseKind } from './database-kind.ts';
import { migrationsFor } from './migrations.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  database: Database;
  kind: DatabaseKind;
  close: () => Promise<void>;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param location a `postgres://` address, or the path of an SQLite file that is made where it is missing
 * @throws where the database cannot be opened or holds a newer schema
 */
export async function openDatabase(location: string): Promise<OpenDatabase> {
  const kind: DatabaseKind = /^postgres(ql)?:\/\//.test(location) ? 'postgres' : 'sqlite';
  const database = new Kysely<Tables>({ dialect: kind === 'postgres' ? postgres(location) : sqlite(location) });
  const migrations = migrationsFor(kind);
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw new Error(`The database could not be brought up to date: ${messageOf(error)}`, { cause: error });
  }
  return { database, kind, close: () => database.destroy() };
}

function sqlite(path: string): SqliteDialect {
  mkdirSync(dirname(path), { recursive: true });
  const connection = new Libsql(path);
  try {
    // Readers go on while the sample is written; two processes wait for each other instead of failing.
    connection.exec(
      'pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;',
    );
  } catch (error) {
    connection.close();
    throw new Error(`${path} cannot be used as a database: ${messageOf(error)}`, { cause: error });
  }
  return new SqliteDialect({ database: connection });
}

function postgres(address: string): PostgresDialect {
  // bigint as a number: sizes in bytes stay far below 2^53.
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString: address, max: 10 });
  // A connection that broke while idle is replaced by the next query; unheard, its error would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function messageOf(error: unknown): string {
  // A host of several addresses fails once for each, in an error without words of its own.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
