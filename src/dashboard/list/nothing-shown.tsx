import { Button } from '@mantine/core';
import type { RecordListModel } from './record-list-model.ts';

/** Why there are no rows, and the way back where the reader's own filters left none. */
export function NothingShown<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, search, filters, clearFilters } = list;
  const { noun } = definition;
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
