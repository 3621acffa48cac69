import type { RecordOf } from '#contract/collections.ts';

export type Taxon = RecordOf<'taxa'>;
