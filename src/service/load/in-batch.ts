import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockForFill } from '#service/database/first-fill.ts';
import type { Database } from '#service/database/open-database.ts';
import { markUncounted } from '#service/database/uncounted-loads.ts';
import type { LoadContext } from './load-context.ts';

/** The last batch of each load that is one transaction. */
const lastBatches = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs one batch of a load as one transaction. Two concurrent loads take turns, so that neither inserts what the other
 * has just inserted. Where the whole load is one transaction (`replaceContent`), its batches take turns within it.
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
  const batch = async (transaction: Database) => {
    if (source !== null) await markUncounted(transaction, source);
    return work(transaction);
  };
  if (!database.isTransaction) {
    return database.transaction().execute(async (transaction) => {
      await lockForFill(transaction);
      return batch(transaction);
    });
  }
  const before = lastBatches.get(database) ?? Promise.resolve();
  const result = before.then(() => batch(database));
  lastBatches.set(
    database,
    result.catch(() => {}),
  );
  return result;
}
