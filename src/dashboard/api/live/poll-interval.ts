import { ApiError } from '#dashboard/api/client/api-error.ts';

const FIRST_MS = 2_000;
const LAST_MS = 30_000;
const GROWTH = 1.5;
/** After a request that failed, at least. */
const FAILED_MS = 15_000;

/** How long to wait before the next poll: 2 s after a change, and longer each time nothing changed, up to 30 s. */
export function waitMs(unchanged: number): number {
  return Math.min(LAST_MS, Math.round(FIRST_MS * GROWTH ** unchanged));
}

/** How long to wait after a poll that failed; longer where the service asks for that (Retry-After). */
export function waitAfterFailureMs(error: Error): number {
  return error instanceof ApiError ? error.pauseMs(FAILED_MS) : FAILED_MS;
}

/** Between two polls of a list, and between two polls of a hidden tab that may notify. */
export const GENTLE_MS = LAST_MS;

/** The same, after a poll that failed with `error`; null: it succeeded. */
export function gentleWaitMs(error: Error | null): number {
  return error === null ? GENTLE_MS : Math.max(GENTLE_MS, waitAfterFailureMs(error));
}
