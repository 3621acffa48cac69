import { useCallback } from 'react';
import { readSearch } from '#dashboard/list/arrange/matching-indexes.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { Reading } from './reading.tsx';

const NONE: readonly never[] = [];

/** How the search of a list is read. */
export function SearchReading<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, filters } = list;
  const { search, changeSearch } = filters;
  const records = list.rows.loaded?.records ?? NONE;
  const begin = useCallback(() => readingOf({ ...definition.search, records, search }), [definition, records, search]);
  const { last } = useWork(begin, records.length);
  // While more records come the reading of the same search stays.
  const read = last?.search === search ? last.read : null;
  return <Reading read={read} onType={(typed) => void changeSearch(typed)} />;
}

function* readingOf<Rec>(searched: Parameters<typeof readSearch<Rec>>[0]) {
  return { search: searched.search, read: yield* readSearch(searched) };
}
