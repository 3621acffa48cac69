import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseRefusal } from '#service/database/database-refusal.ts';
import { renameFile } from '#service/system/rename-file.ts';
import { vacuumInto } from './vacuum-into.ts';

/** Bytes compared at a time. */
const PART_BYTES = 1_048_576;

/**
 * Copies an SQLite file beside itself before a migration: complete and consistent, including the write-ahead log. No
 * earlier copy is overwritten, and no second identical copy is made: a service whose migration fails is restarted again
 * and again. The caller holds the file's write lock.
 */
export async function backUpFile(path: string, migration: string): Promise<void> {
  const wanted = `${path}.before-${migration}`;
  const partial = `${wanted}.partial`;
  let copy = wanted;
  try {
    removePartials(path);
    vacuumInto(path, partial);
    for (let number = 2; existsSync(copy); number += 1) {
      if (isSame(copy, partial)) {
        rmSync(partial);
        return;
      }
      copy = `${wanted}.${number}`;
    }
    await renameFile(partial, copy);
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The database could not be copied to ${copy} before it is changed: ${reason}.`, {
      cause: error,
    });
  }
}

/** Removes the partial files of interrupted copies. */
function removePartials(path: string): void {
  const start = `${basename(path)}.before-`;
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(start) && name.endsWith('.partial')) rmSync(join(dirname(path), name));
  }
}

/** Whether two files hold the same bytes: SQLite writes identical copies of identical rows. */
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
