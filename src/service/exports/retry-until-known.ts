import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUnavailable } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';

/** A restart of PostgreSQL takes less, and clients wait longer. */
const LONGEST_MS = 5_000;
const PAUSE_MS = 250;

/**
 * After a COMMIT without an answer: repeats the transaction, which must be idempotent, until the database answers. The
 * transaction in doubt may still be open on the server, which has not noticed the break: the repetition waits for its
 * locks. Only PostgreSQL leaves a COMMIT in doubt.
 *
 * @throws DatabaseFailure where the database does not answer for some seconds: the outcome stays unknown
 */
export async function retryUntilKnown<Result>(
  database: Database,
  again: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      return await inShortTransaction(database, async (transaction) => {
        await sql`set local lock_timeout = '2s'`.execute(transaction);
        return again(transaction);
      });
    } catch (error) {
      if (performance.now() > end || !(isUnavailable(error) || isInDoubt(error))) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/**
 * The repetition waited too long for the transaction in doubt (lock_not_available), or that one has just committed
 * (unique_violation).
 */
function isInDoubt(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '23505');
}
