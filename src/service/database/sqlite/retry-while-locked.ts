import { setTimeout as pause } from 'node:timers/promises';

/**
 * Retries work on an SQLite file while another connection has it locked, for at most `longestMs`. SQLite itself does
 * not wait in every case (such as two processes that create the same file), and its own waiting blocks the whole
 * process, which may be the one that holds the lock.
 */
export async function retryWhileLocked<Result>(
  longestMs: number,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const end = performance.now() + longestMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
      if (!isLocked || performance.now() > end) throw error;
    }
    await pause(20);
  }
}
