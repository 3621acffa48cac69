import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/counts-header.ts';

let areIncomplete = false;
const listeners = new Set<() => void>();

/** Learns from a list answer's headers whether the counters in the service's records are final. */
export function noteCounts(headers: Headers): void {
  const before = areIncomplete;
  areIncomplete = headers.get(COUNTS_HEADER) === COUNTS_INCOMPLETE;
  if (areIncomplete !== before) for (const listener of listeners) listener();
}

/** Whether the last list answer said that a load is running or still to be counted. */
export function areCountsIncomplete(): boolean {
  return areIncomplete;
}

/** Calls back where counts become incomplete or complete. @returns what ends that */
export function onCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
