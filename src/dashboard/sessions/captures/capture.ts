import type { RecordOf } from '#contract/collections.ts';

/** One image of a session, with what is its own (spec 2.5; the rest is open, 2.8). */
export type Capture = RecordOf<'captures'>;
