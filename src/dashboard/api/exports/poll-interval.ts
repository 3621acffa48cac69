import { ApiError } from '#dashboard/api/http/api-error.ts';

const FIRST_MS = 2_000;
const LAST_MS = 30_000;
const GROWTH = 1.5;
/** After a request that failed, at least. */
const FAILED_MS = 15_000;
/** A poll waits at least so many times as long as the last one took, so that the service works for it a tenth of the time at most. */
const WAIT_PER_WORK = 10;

/** Between two polls of a list, and between two polls of a hidden tab that may notify. */
export const GENTLE_MS = LAST_MS;

/** How long to wait before the next poll of what runs: 2 s after a change, and longer each time nothing changed, up to 30 s. */
export function waitMs(unchanged: number, tookMs = 0): number {
  return atPace(Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** unchanged)), tookMs);
}

/** How long to wait after a poll that failed; longer where the service asks for that (Retry-After). */
export function waitAfterFailureMs(error: Error, tookMs = 0): number {
  return atPace(error instanceof ApiError ? error.pauseMs(FAILED_MS) : FAILED_MS, tookMs);
}

/** How long to wait before the next poll of a list, or of a hidden tab; `error` of the last poll, null: it succeeded. */
export function gentleWaitMs(error: Error | null, tookMs: number): number {
  return error === null ? atPace(GENTLE_MS, tookMs) : Math.max(GENTLE_MS, waitAfterFailureMs(error, tookMs));
}

/** What a poll has found, and how long the service took for all its answers, in ms. */
export async function timed<Value>(poll: () => Promise<Value>): Promise<{ value: Value; tookMs: number }> {
  const startMs = performance.now();
  const value = await poll();
  return { value, tookMs: performance.now() - startMs };
}

function atPace(ms: number, tookMs: number): number {
  return Math.max(ms, Math.round(WAIT_PER_WORK * tookMs));
}
