import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { makeFolder } from '#service/database/make-folder.ts';
import { DatabaseRefusal } from '#service/database/database-refusal.ts';
import { untilUnlocked } from './until-unlocked.ts';

/** Nobody who behaves holds a file so that it cannot even be read; whoever still does after that will go on. */
const LOCKED_MS = 5_000;
/** SQLite's own waiting holds up the whole process: only for what passes at once. */
const BUSY_MS = 100;
/** Larger files are not read through at the start: 700 MB a second were measured from memory, far less from a disk. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens an SQLite file, which is made where it is missing.
 *
 * @throws DatabaseRefusal that says which file cannot be used and why: locked, read-only, damaged, or none
 */
export async function openSqlite(path: string): Promise<Libsql.Database> {
  makeFolder(dirname(path));
  const sizeBytes = existsSync(path) ? refuseUnusable(path) : 0;
  const connection = connect(path);
  try {
    await untilUnlocked(LOCKED_MS, () => {
      // Readers go on while somebody writes.
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

/** A second connection to a file that is open, which reads and can do nothing else. */
export function openSqliteReader(path: string): Libsql.Database {
  const connection = connect(path);
  connection.exec(`pragma busy_timeout = ${BUSY_MS}; pragma query_only = on`);
  return connection;
}

/** What an error of SQLite means for this file, in a sentence. */
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
      // SQLite writes two more files beside the database.
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
    // The library names a number alone: nothing is there, and nothing can be made there.
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
