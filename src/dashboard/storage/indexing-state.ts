import type { StorageSource } from '#contract/storage-source.ts';

/** Also values in addresses and files. */
export const INDEXING_STATES = ['indexed', 'indexed and empty', 'never indexed'] as const;

export type IndexingState = (typeof INDEXING_STATES)[number];

export const INDEXING_SYMBOLS: Record<IndexingState, string> = {
  indexed: '●',
  'indexed and empty': '○',
  'never indexed': '?',
};

export function isIndexingState(text: string): text is IndexingState {
  return INDEXING_STATES.some((state) => state === text);
}

/** The indexing state of a source: null is never indexed, 0 is indexed and empty (spec 2.7). */
export function indexingState(source: StorageSource): IndexingState {
  const totals = [source.total_files_indexed, source.total_size_indexed, source.total_captures_indexed];
  const reported = totals.filter((total) => total !== null);
  if (reported.length === 0) return 'never indexed';
  return reported.every((total) => total === 0) ? 'indexed and empty' : 'indexed';
}
