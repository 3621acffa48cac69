import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { makeFolder } from '#service/database/make-folder.ts';
import { DatabaseRefusal } from '#service/database/database-refusal.ts';
import { retryWhileLocked } from './retry-while-locked.ts';
import { codeOf } from '#service/system/error-text.ts';

/** No well-behaved process locks a file against reading for longer; after that the lock is taken to be permanent. */
const LOCKED_MS = 5_000;
/** SQLite's own waiting blocks the whole process, so it is only for short locks. */
const BUSY_MS = 100;
/** Larger files are not checked at start-up: 700 MB/s were measured from memory, far less from a disk. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens an SQLite file, or creates it.
 *
 * @throws DatabaseRefusal whose message names the file and the reason: locked, read-only, damaged, or not a database
 */
export async function openSqlite(path: string): Promise<Libsql.Database> {
  makeFolder(dirname(path));
  const sizeBytes = existsSync(path) ? refuseUnusable(path) : 0;
  const connection = connect(path);
  try {
    await retryWhileLocked(LOCKED_MS, () => {
      // In WAL mode readers do not wait for a writer.
      connection.exec(`pragma busy_timeout = ${BUSY_MS}; pragma journal_mode = wal`);
      connection.prepare('select count(*) from sqlite_master').get();
    });
    connection.exec('pragma synchronous = normal; pragma foreign_keys = on');
    if (sizeBytes > 0 && sizeBytes <= CHECKED_BYTES) refuseDamaged(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw new DatabaseRefusal(sqliteRefusal(path, error), { cause: error });
  }
}

/** A second, read-only connection to a file that is already open. */
export function openSqliteReader(path: string): Libsql.Database {
  const connection = connect(path);
  connection.exec(`pragma busy_timeout = ${BUSY_MS}; pragma query_only = on`);
  return connection;
}

/** What an error of SQLite means for this file, in a sentence for the operator. */
export function sqliteRefusal(path: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  switch (codeOf(error)) {
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return `The database ${path} is locked by another program that does not let go of it.`;
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `The database ${path} is read-only: this user may not write to it or to its folder.`;
    case 'SQLITE_NOTADB':
      return `${path} is not a database of SQLite, or its beginning is damaged.`;
    case 'SQLITE_CORRUPT':
      return `The database ${path} is damaged (${message}): put back a copy of it, or move it away to begin anew.`;
    case 'SQLITE_FULL':
      return `There is no room left on the disk of the database ${path}.`;
    default:
      return `The database ${path} cannot be used: ${message}.`;
  }
}

/** @returns its size in bytes */
function refuseUnusable(path: string): number {
  const file = statSync(path);
  if (file.isDirectory()) throw new DatabaseRefusal(`The database ${path} cannot be used: it is a folder.`);
  for (const needed of [path, dirname(path)]) {
    try {
      // SQLite also writes two files beside the database.
      accessSync(needed, constants.R_OK | constants.W_OK);
    } catch (error) {
      const which = needed === path ? 'this user may not read and write it' : `its folder ${needed} is`;
      throw new DatabaseRefusal(`The database ${path} is read-only: ${which} (${codeOf(error)}).`, { cause: error });
    }
  }
  return file.size;
}

function connect(path: string): Libsql.Database {
  try {
    return new Libsql(path);
  } catch (error) {
    // The library gives only an error number: the file does not exist and cannot be created.
    throw new DatabaseRefusal(`The database ${path} cannot be made: this user may not write to its folder.`, {
      cause: error,
    });
  }
}

function refuseDamaged(connection: Libsql.Database): void {
  const row = connection.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (row.quick_check === 'ok') return;
  const fault = row.quick_check.trim().split('\n').at(-1);
  throw Object.assign(new Error(fault), { code: 'SQLITE_CORRUPT' });
}
