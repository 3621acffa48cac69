import { DatabaseTrouble } from '#service/database/database-trouble.ts';

const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk that holds the export files is full',
  EDQUOT: 'The disk space that the service may use is full',
  EFBIG: 'The file would be larger than the service may write',
  EROFS: 'The disk that holds the export files can only be read',
  EACCES: 'The folder of the export files is not writable for the service',
  EPERM: 'The folder of the export files is not writable for the service',
  ENOTDIR: 'The place of the export files is not a folder',
  ENOENT: 'The folder of the export files is missing',
  EMFILE: 'The service has too many files open',
  ENFILE: 'The machine has too many files open',
  EIO: 'The disk that holds the export files failed',
  SQLITE_FULL: 'The disk that holds the database is full',
  // Postgres's disk_full.
  '53100': 'The disk that holds the database is full',
};

/** Why nothing more could be written, in plain words and with the system's code; null where an error is of another kind. */
export function fileFault(error: unknown): string | null {
  const origin = error instanceof DatabaseTrouble ? error.cause : error;
  if (!(origin instanceof Error) || !('code' in origin)) return null;
  const words = FAULTS[String(origin.code)];
  return words === undefined ? null : `${words} (${String(origin.code)}).`;
}
