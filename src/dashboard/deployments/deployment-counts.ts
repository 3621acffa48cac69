import type { Messages } from './messages/en.ts';

/** A deployment's counters: what each is called, and what it counts. */
export const deploymentCounts = (words: Messages) =>
  [
    { field: 'events_count', header: words.sessions, definition: words.sessionsMean, width: 94 },
    { field: 'captures_count', header: words.captures, definition: words.capturesMean, width: 96 },
    { field: 'occurrences_count', header: words.occurrences, definition: words.occurrencesMean, width: 116 },
    { field: 'taxa_count', header: words.taxa, definition: words.taxaMean, width: 74 },
  ] as const;
