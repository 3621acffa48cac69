import type { StorageSource } from '#contract/records/storage-source.ts';

/** Also values in addresses and files: the same in every language. */
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

/**
 * The indexing state of a source: totals of null are never indexed, of 0 indexed and empty (spec 2.7). Null where the
 * service reports nothing of it, not even the words for the size.
 */
export function indexingState(source: StorageSource): IndexingState | null {
  const totals = [source.total_files_indexed, source.total_size_indexed, source.total_captures_indexed];
  const reported = totals.filter((total) => total !== null);
  // The same in every language.
  if (reported.length === 0) return source.total_size_indexed_display === null ? null : 'never indexed';
  // The same in every language.
  return reported.every((total) => total === 0) ? 'indexed and empty' : 'indexed';
}
