import { ApiError } from '#dashboard/api/client/api-error.ts';

const FIRST_MS = 2_000;
const LAST_MS = 30_000;
const GROWTH = 1.5;
/** After a request that failed. */
const FAILED_MS = 15_000;

/** How long to wait before the next look: 2 s after a change, up to 30 s the longer nothing changes. */
export function waitMs(unchanged: number): number {
  return Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** unchanged));
}

/** How long to wait after a look that failed; as long as the service asks for (Retry-After) where that is longer. */
export function waitAfterFailureMs(error: Error): number {
  return Math.max(FAILED_MS, error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0);
}

/** Between two looks for what is new in a list, and between two looks of a tab that is not seen but may tell. */
export const GENTLE_MS = LAST_MS;

/** The same, where the last look failed with `error`. */
export function gentleWaitMs(error: Error | null): number {
  return error === null ? GENTLE_MS : Math.max(GENTLE_MS, waitAfterFailureMs(error));
}
