import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database for short transactions, by the database that shares its connections. */
const withShortTransactions = new WeakMap<Kysely<Tables>, Kysely<Tables>>();

/** Makes the short transactions of `database` run on `limited`, where each has a time limit. */
export function limitShortTransactions(database: Kysely<Tables>, limited: Kysely<Tables>): void {
  withShortTransactions.set(database, limited);
}

/**
 * Runs `work`, a few statements on few rows, in a transaction of its own, or within `database` where that is already a
 * transaction, as for the sample. A transaction of its own ends after `transactionMs` of `DatabaseLimits`.
 *
 * @throws DatabaseFailure where PostgreSQL did not answer in time and nothing was written
 *
 * @throws OutcomeUnknown where the COMMIT got no answer
 */
export function inShortTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database);
  return (withShortTransactions.get(database) ?? database).transaction().execute(work);
}
