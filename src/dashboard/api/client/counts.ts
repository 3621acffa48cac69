import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/counts-header.ts';

let areIncomplete = false;
const listeners = new Set<() => void>();

/** Notes from a list response's headers whether the counters in the service's records are final. */
export function noteCounts(headers: Headers): void {
  const before = areIncomplete;
  areIncomplete = headers.get(COUNTS_HEADER) === COUNTS_INCOMPLETE;
  if (areIncomplete !== before) for (const listener of listeners) listener();
}

/** Whether the last list response said that records are being loaded, or loaded and not counted yet. */
export function areCountsIncomplete(): boolean {
  return areIncomplete;
}

/** Calls back when counts become incomplete or complete. @returns the unsubscribe function */
export function onCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
