import type { RecordOf } from '#contract/collections.ts';

export type Project = RecordOf<'projects'>;
