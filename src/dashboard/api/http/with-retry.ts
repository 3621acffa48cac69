// Two loops retry, this one and that of `noctuary load` (src/service/load/copy/service-client.ts). A reader waits seconds at
// a screen: pauses are short, and after them the page says what failed. A load runs unattended: it waits minutes, says so in
// the terminal, and asks for smaller pages. What they share is how `Retry-After` is read (src/contract/headers/retry-after.ts).

import { ApiError } from './api-error.ts';

/** Before each retry, ms. */
export const PAUSES_MS: readonly number[] = [500, 1_000, 2_000];
/** There is no retry where the service asks to wait longer than this. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Runs `work`, and retries transient failures after each of the pauses, or later where the service asks for that
 * (Retry-After). The whole cache's rule is in `createQueryClient`.
 *
 * @param pausesMs one per retry
 * @throws what the last try threw; the signal's reason where it is aborted during a pause
 */
export async function withRetry<Result>(
  work: () => Promise<Result>,
  { pausesMs, signal }: { pausesMs: readonly number[]; signal: AbortSignal },
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const pauseMs = pausesMs[tries];
      if (pauseMs === undefined || !(error instanceof ApiError) || !error.isTransient) throw error;
      if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) throw error;
      await pause(error.pauseMs(pauseMs), signal);
    }
  }
}

/** Resolves after some milliseconds. @throws the signal's reason as soon as it is aborted */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const done = () => {
      signal.removeEventListener('abort', cancel);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', cancel, { once: true });
  });
}
