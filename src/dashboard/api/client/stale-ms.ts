/** What was read is shown as it is for that long before it is asked for again. */
export const STALE_MS = 60_000;
