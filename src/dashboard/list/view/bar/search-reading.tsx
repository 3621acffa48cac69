import { useCallback } from 'react';
import { readSearch } from '#dashboard/list/filters/matching-indexes.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './list-bar.module.css';
import { Reading } from './reading.tsx';

const NONE: readonly never[] = [];

interface SearchReadingProps<Rec> {
  /** whose records are searched */
  list: RecordListModel<Rec>;
  /** `box`: below the search box · `chips`: beside the filters, in a small window where the box is folded */
  beside: 'box' | 'chips';
}

/** How the search of a list whose records have dates is read. */
export function SearchReading<Rec>({ list, beside }: SearchReadingProps<Rec>) {
  const { definition, filters } = list;
  if (definition.search.dates === undefined) return null;
  return (
    <Text className={classes.reading} data-beside={beside}>
      {filters.search.trim() !== '' && <ReadSearch list={list} />}
    </Text>
  );
}

function ReadSearch<Rec>({ list }: { list: RecordListModel<Rec> }) {
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
