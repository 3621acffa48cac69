import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const FULL: ReadonlySet<string> = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);
/** With less SQLite cannot make the files beside its database, and only says that reading or writing failed. */
const LEAST_BYTES = 64 * 1_024;

/**
 * What to do where a disk is full, if that is the error or its cause.
 *
 * @param neededBytes what the work that failed takes on the disk, about; null where that is not known
 * @returns null for an error of another kind
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

/** On the disk of a folder, or of the one that it was to be made in. */
function freeBytesOf(folder: string): number {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytesOf(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)];
}
