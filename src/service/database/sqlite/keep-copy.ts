import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Libsql from 'libsql';
import { DatabaseRefusal } from '#service/database/database-refusal.ts';

/** Two files are compared so much at a time. */
const PART_BYTES = 1_048_576;

/**
 * Copies an SQLite file beside itself before a migration: whole and consistent, including the write-ahead log.
 * No earlier copy is written over, and where one holds the same already, none is added: a service that fails in its
 * migration is started again and again. To be called under the file's write lock.
 */
export function keepCopy(path: string, migration: string): void {
  const wanted = `${path}.before-${migration}`;
  const partial = `${wanted}.partial`;
  let copy = wanted;
  try {
    removePartials(path);
    const reader = new Libsql(path);
    try {
      reader.exec(`vacuum into '${partial.replaceAll("'", "''")}'`);
    } finally {
      reader.close();
    }
    for (let number = 2; existsSync(copy); number += 1) {
      if (isSame(copy, partial)) return rmSync(partial);
      copy = `${wanted}.${number}`;
    }
    // SQLite leaves it to the system when such a copy reaches the disk.
    const file = openSync(partial, 'r+');
    fsyncSync(file);
    closeSync(file);
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The database could not be copied to ${copy} before it is changed: ${reason}.`, {
      cause: error,
    });
  }
}

/** What copies that were broken off have left. */
function removePartials(path: string): void {
  const start = `${basename(path)}.before-`;
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(start) && name.endsWith('.partial')) rmSync(join(dirname(path), name));
  }
}

/** Whether two files hold the same bytes: SQLite writes the same copy of the same rows. */
function isSame(one: string, other: string): boolean {
  const sizeBytes = statSync(one).size;
  if (sizeBytes !== statSync(other).size) return false;
  const files = [openSync(one, 'r'), openSync(other, 'r')];
  try {
    for (let from = 0; from < sizeBytes; from += PART_BYTES) {
      const [a, b] = files.map((file) => {
        const part = Buffer.alloc(Math.min(PART_BYTES, sizeBytes - from));
        readSync(file, part, 0, part.length, from);
        return part;
      });
      if (a === undefined || b === undefined || !a.equals(b)) return false;
    }
    return true;
  } finally {
    for (const file of files) closeSync(file);
  }
}
