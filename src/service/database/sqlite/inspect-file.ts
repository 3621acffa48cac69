import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';

/** What an SQLite file says of itself. */
export interface InspectedFile {
  /** the migrations that were run on it, in order; empty where it has no tables of this product */
  migrations: readonly string[];
  /** of the SQLite that reads it */
  sqliteVersion: string;
  /** the first faults of its content; empty where it is sound */
  faults: readonly string[];
}

interface ExportRow {
  file_path: string;
  sha256?: string | null;
}

/** Faults that are named. */
const MOST_FAULTS = 5;

/** Reads a file through, every page and index, and changes nothing. @throws what SQLite says where it cannot be read */
export function inspectFile(path: string): InspectedFile {
  return reading(path, (file) => {
    const [sqliteVersion = ''] = textsIn(file, 'select sqlite_version()');
    const faults = textsIn(file, `pragma integrity_check(${MOST_FAULTS})`).filter((line) => line !== 'ok');
    return { migrations: migrationsIn(file), sqliteVersion, faults };
  });
}

/** What a backup says of a database and takes with it. */
export interface DescribedFile {
  migrations: readonly string[];
  /** the files of its exports, with their SHA-256 where that is known */
  exports: readonly { filePath: string; sha256: string | null }[];
}

/** The migrations that were run on a file, and the export files that it names. */
export function describeFile(path: string): DescribedFile {
  return reading(path, (file) => {
    // Of an earlier release it has fewer columns.
    const rows = file.prepare('select * from exports where file_path is not null order by id').all() as ExportRow[];
    const exports = rows.map(({ file_path: filePath, sha256 = null }) => ({ filePath, sha256 }));
    return { migrations: migrationsIn(file), exports };
  });
}

/**
 * Opens a file for reading alone, also for a user who may not write to it. The library's option `readonly` does nothing, so
 * SQLite takes these options as parts of an address: `file:…?mode=ro`.
 */
function reading<Result>(path: string, read: (file: Libsql.Database) => Result): Result {
  const isUsed = () => ['-wal', '-journal'].some((ending) => existsSync(path + ending));
  const wasUsed = isUsed();
  // As one that nothing else changes, SQLite makes no files beside it.
  const file = new Libsql(`${pathToFileURL(path).href}?${wasUsed ? 'mode=ro' : 'immutable=1&mode=ro'}`);
  let result: Result | null = null;
  try {
    result = read(file);
  } catch (error) {
    if (wasUsed || !isUsed()) throw error;
  } finally {
    file.close();
  }
  // A service that started meanwhile may have changed what was read.
  return result === null || (!wasUsed && isUsed()) ? reading(path, read) : result;
}

function migrationsIn(file: Libsql.Database): string[] {
  const has = textsIn(file, "select 1 from sqlite_master where name = 'kysely_migration'").length > 0;
  return has ? textsIn(file, 'select name from kysely_migration order by name') : [];
}

function textsIn(file: Libsql.Database, sql: string): string[] {
  return (file.prepare(sql).raw().all() as unknown[][]).map(([value]) => String(value));
}

/** Whether no other process has an SQLite file open; true also for a file that is no sound database. It changes no row. */
export function isAlone(path: string): boolean {
  const file = new Libsql(path);
  try {
    // SQLite gives such a lock only to a connection that is alone, even where the others do nothing.
    file.exec('pragma busy_timeout = 100; pragma locking_mode = exclusive; begin exclusive; rollback');
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code)));
  } finally {
    file.close();
  }
}
