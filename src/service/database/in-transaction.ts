import type { Database } from './open-database.ts';

/** Runs work in a transaction: in the one that `database` is, or else in one of its own. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
