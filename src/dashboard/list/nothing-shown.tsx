import { Button } from '@mantine/core';
import { numberText } from '#dashboard/ui/number-text.ts';
import type { RecordListModel } from './record-list-model.ts';

/** Why there are no rows, and the way back where the reader's own filters left none. */
export function NothingShown<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, query, all, whole, search, filters, clearFilters } = list;
  const { noun } = definition;
  const isNarrowed = filters.size > 0 || search !== '';
  // Of what is still to come nothing can be said.
  if (isNarrowed && !whole && query.isFetching) {
    return <>None among the {numberText(all.length)} read so far; the others are on their way.</>;
  }
  if (filters.size > 0) {
    return (
      <>
        No {noun.one} passes the filters{search !== '' && ' and the search'}.{' '}
        <Button size="compact-xs" variant="default" onClick={() => void clearFilters()}>
          Clear the filters
        </Button>
      </>
    );
  }
  return <>{search === '' ? `There are no ${noun.many} here.` : definition.search.nothing(search)}</>;
}
