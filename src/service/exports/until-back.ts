import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from '#service/database/database-trouble.ts';

const PAUSE_MS = 500;

/**
 * Asks the database again and again while it is away; what is asked must do no harm where it was done already. Within
 * a transaction that is of no use, for it ends with its connection: there is no `signal` then.
 *
 * @throws what `ask` throws where the database is there, where there is no `signal`, and once that is aborted
 */
export async function untilBack<Result>(signal: AbortSignal | undefined, ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error) || signal === undefined || signal.aborted) throw error;
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
