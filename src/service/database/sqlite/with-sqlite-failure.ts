import { DatabaseFailure } from '#service/database/database-failure.ts';

const TROUBLES: Readonly<Record<string, readonly [status: 500 | 503 | 507, message: string]>> = {
  SQLITE_BUSY: [503, 'The database is away: another program has locked its file.'],
  SQLITE_LOCKED: [503, 'The database is away: another program has locked its file.'],
  SQLITE_FULL: [507, 'The disk of the database is full: nothing was written.'],
  SQLITE_CORRUPT: [500, 'The file of the database is damaged: a copy has to be put back.'],
  SQLITE_NOTADB: [500, 'The file of the database is damaged: a copy has to be put back.'],
  SQLITE_IOERR: [500, 'The disk of the database failed: nothing was written.'],
  SQLITE_READONLY: [500, 'The file of the database cannot be written: nothing was.'],
  SQLITE_CANTOPEN: [500, 'The file of the database cannot be opened.'],
};

/** The failure of the database behind an error of SQLite; null for an error in a statement. */
function sqliteFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  // Extended codes begin with the general code: SQLITE_IOERR_WRITE.
  const [, code = ''] = /^(SQLITE_[A-Z]+)/.exec(String(error.code)) ?? [];
  const [status, message] = TROUBLES[code] ?? [];
  return status === undefined || message === undefined ? null : new DatabaseFailure(message, status, error);
}

/** Runs work on an SQLite file. @throws DatabaseFailure where the file itself fails; any other error unchanged */
export async function withSqliteFailure<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw sqliteFailure(error) ?? error;
  }
}
