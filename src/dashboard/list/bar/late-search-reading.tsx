import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import classes from './list-bar.module.css';

type Reading = <Rec>(props: { list: RecordListModel<Rec> }) => ReactNode;

// `lazyPart` has no types for components of any record.
const SearchReading = lazyPart(
  async () => (await import('./search-reading.tsx')).SearchReading,
  () => null,
) as unknown as Reading;

interface LateSearchReadingProps<Rec> {
  /** whose records are searched */
  list: RecordListModel<Rec>;
  /** `box`: below the search box · `chips`: beside the filters, in a small window where the box is folded */
  beside: 'box' | 'chips';
}

/** The place of a search's reading, whose script loads with the first search of records that have dates. */
export function LateSearchReading<Rec>({ list, beside }: LateSearchReadingProps<Rec>) {
  const { definition, filters } = list;
  if (definition.search.dates === undefined) return null;
  return (
    <p className={classes.reading} data-beside={beside}>
      {filters.search.trim() !== '' && (
        <Suspense>
          <SearchReading list={list} />
        </Suspense>
      )}
    </p>
  );
}
