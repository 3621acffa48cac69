import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/headers/counts-header.ts';
import { createStore } from '#dashboard/ui/create-store.ts';

/** Whether the last list response said that records are being loaded, or loaded and not counted yet. */
export const countsIncomplete = createStore(false);

/** Notes from a list response's headers whether the counters in the service's records are final. */
export function noteCounts(headers: Headers): void {
  countsIncomplete.set(headers.get(COUNTS_HEADER) === COUNTS_INCOMPLETE);
}
