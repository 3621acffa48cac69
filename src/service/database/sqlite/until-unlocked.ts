import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs something on an SQLite file again and again while another connection has it locked, for that long at most.
 * SQLite itself does not wait in every case (two processes that begin with one new file meet such a one), and its own
 * waiting holds up the whole process, with the one it may wait for.
 */
export async function untilUnlocked<Result>(longestMs: number, run: () => Result): Promise<Result> {
  const end = performance.now() + longestMs;
  for (;;) {
    try {
      return run();
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isLocked || performance.now() > end) throw error;
    }
    await pause(20);
  }
}
