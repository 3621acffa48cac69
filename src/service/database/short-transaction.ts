import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** By the database whose connections they share. */
const withShortTransactions = new WeakMap<Kysely<Tables>, Kysely<Tables>>();

/** From now on the short transactions of `database` run over `limited`, where all end after a time. */
export function limitShortTransactions(database: Kysely<Tables>, limited: Kysely<Tables>): void {
  withShortTransactions.set(database, limited);
}

/**
 * Runs `work`, some statements on few rows, in a transaction of its own, or within the one that `database` already is, as
 * the sample's is. One of its own ends after `transactionMs` of `DatabaseLimits`.
 *
 * @throws DatabaseTrouble where PostgreSQL did not answer until then and nothing was written; OutcomeUnknown where it is
 * the COMMIT that it did not answer
 */
export function inShortTransaction<Result>(
  database: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return work(database);
  return (withShortTransactions.get(database) ?? database).transaction().execute(work);
}
