import { ApiError } from './api-error.ts';

/** Before each further try, ms. */
export const PAUSES_MS: readonly number[] = [500, 1_000, 2_000];
/** A service that wants to be left alone for longer than this is not waited for. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Does `work`, and does it again where it failed in a way that may pass, after each of the pauses, or later where the
 * service asks for that (Retry-After).
 *
 * @param pausesMs before each further try; their number is that of the further tries
 * @throws what the last try threw; the signal's reason where it is aborted between two
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
      const askedMs = error.retryAfterMs ?? 0;
      if (askedMs > LONGEST_PAUSE_MS) throw error;
      await pause(Math.max(pauseMs, askedMs), signal);
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
