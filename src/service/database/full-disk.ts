import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const FULL: ReadonlySet<string> = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);
/** With less, SQLite cannot create the files beside its database, and only reports a failed read or write. */
const LEAST_BYTES = 64 * 1_024;

/**
 * What to do about a full disk, if that is the error or its cause.
 *
 * @param neededBytes approximate disk space that the failed work needs; null where unknown
 *
 * @returns null for any other error
 */
export function fullDisk(error: unknown, folder: string, neededBytes: number | null): string | null {
  const freeBytes = freeBytesOf(folder);
  const isFull = (code: string) => FULL.has(code) || (code.startsWith('SQLITE_IOERR') && freeBytes < LEAST_BYTES);
  if (!codesOf(error).some(isFull)) return null;
  const need = neededBytes === null ? '' : `, about ${megabytes(neededBytes)} are needed`;
  return `The disk of the folder ${folder} is full: ${megabytes(freeBytes)} are free${need}. Make room there, or set NOCTUARY_DATA to a folder on another disk.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Free bytes on the disk of a folder, or of its nearest existing parent. */
function freeBytesOf(folder: string): number {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytesOf(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)];
}
