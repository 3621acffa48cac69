import { countLoads, renewMark } from '#service/database/uncounted-loads.ts';
import type { LoadContext } from './load-context.ts';

/** Runs a load whose batches stay where it ends early: its mark is renewed meanwhile, and what it wrote is counted however it ends. */
export async function countedAtItsEnd<Result>(context: LoadContext, load: () => Promise<Result>): Promise<Result> {
  const { database, source } = context;
  const endMark = source === null ? () => {} : renewMark(database, source);
  try {
    return await load();
  } catch (error) {
    // If counting fails too, the first error is reported, and the mark stays.
    if (source !== null) {
      await database
        .transaction()
        .execute((transaction) => countLoads(transaction, source))
        .catch(() => {});
    }
    throw error;
  } finally {
    endMark();
  }
}
