import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isAway } from '#service/database/database-trouble.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';

/** A restart of PostgreSQL takes less, and the client still waits then. */
const LONGEST_MS = 5_000;
const PAUSE_MS = 250;

/**
 * After a COMMIT without an answer: does the same again, which must do no harm where it is done already, until the
 * database answers. The transaction in doubt may still be open on the server, which has not noticed the break: the
 * locks that it holds are waited for. Only PostgreSQL leaves such doubts.
 *
 * @throws DatabaseTrouble where the database does not answer for some seconds: it stays unknown
 */
export async function untilKnown<Result>(
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
      if (performance.now() > end || !(isAway(error) || isInDoubt(error))) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** It waited for the transaction in doubt too long (lock_not_available), or that has just committed (unique_violation). */
function isInDoubt(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '23505');
}
