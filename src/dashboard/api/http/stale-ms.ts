/** Data is refetched when it is used after this time. */
export const STALE_MS = 60_000;
