import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockForFill } from '#service/database/first-fill.ts';
import type { Database } from '#service/database/open-database.ts';
import { markUncounted } from '#service/database/uncounted-loads.ts';
import type { LoadContext } from './load-context.ts';

/**
 * One batch of a load as one transaction: it is there whole or not at all. Two loads at once take turns, so that
 * neither brings what the other has just brought. @throws Stopped before it where the load was told to end
 */
export async function inBatch<Result>(
  { database, source, signal }: Pick<LoadContext, 'database' | 'source' | 'signal'>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  // SQLite answers without ever waiting: a turn of the loop lets Ctrl C be heard, and used statements be freed.
  await nextTurn();
  signal.throwIfAborted();
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    if (source !== null) await markUncounted(transaction, source);
    return work(transaction);
  });
}
