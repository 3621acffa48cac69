import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '#service/database/database-failure.ts';

const PAUSE_MS = 500;

/**
 * Retries a database operation while the database is unavailable; the operation must be idempotent. Within a
 * transaction a retry is useless, since the transaction ends with its connection: there is no `signal` then.
 *
 * @throws the error of `ask` where the database is available, where there is no `signal`, and once that is aborted
 */
export async function retryWhileUnavailable<Result>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnavailable(error) || signal === undefined || signal.aborted) throw error;
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
