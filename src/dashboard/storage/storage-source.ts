import type { RecordOf } from '#contract/collections.ts';

export type StorageSource = RecordOf<'storage'>;
