import type { RecordOf } from '#contract/collections.ts';

/** The interface's event: one monitoring session of a deployment (spec 2.5). */
export type Session = RecordOf<'events'>;
