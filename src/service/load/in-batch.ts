import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockForFill } from '#service/database/first-fill.ts';
import type { Database } from '#service/database/open-database.ts';
import { markUncounted } from '#service/database/uncounted-loads.ts';
import type { LoadContext } from './load-context.ts';

/**
 * Runs one batch of a load as one transaction. Two concurrent loads take turns, so that neither inserts what the other
 * has just inserted.
 *
 * @throws Stopped before the batch where the load was stopped
 */
export async function inBatch<Result>(
  { database, source, signal }: Pick<LoadContext, 'database' | 'source' | 'signal'>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  // SQLite's driver is synchronous: a round of the event loop lets Ctrl C be handled and used statements be freed.
  await nextTurn();
  signal.throwIfAborted();
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    if (source !== null) await markUncounted(transaction, source);
    return work(transaction);
  });
}
