import { closeSync, fsyncSync, openSync } from 'node:fs';
import Libsql from 'libsql';

/**
 * Copies an SQLite file while others read and write it: complete and consistent, with what is in its write-ahead log.
 * The copy is on the disk when this returns; the process does nothing else meanwhile.
 */
export function vacuumInto(path: string, copy: string): void {
  const reader = new Libsql(path);
  try {
    reader.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    reader.close();
  }
  // SQLite does not sync such a copy to the disk.
  const file = openSync(copy, 'r+');
  fsyncSync(file);
  closeSync(file);
}
