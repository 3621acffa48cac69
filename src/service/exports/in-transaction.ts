import type { Database } from '#service/database/open-database.ts';

/** Runs `work` in a transaction of its own, or within the one that `database` already is, as the sample's is. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
