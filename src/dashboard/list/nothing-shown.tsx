import { Button } from '@mantine/core';
import { isUnreadable } from '#dashboard/api/whole-list.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import { passFocusOn } from '#dashboard/ui/pass-focus-on.ts';
import { knownCountText } from './known-count-text.ts';
import type { RecordListModel } from './record-list-model.ts';
import { UnreadableRecords } from './unreadable-records.tsx';

/** Why there are no rows, and the way back where the reader's own filters left none. */
export function NothingShown<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, query, whole, search, filters, clearFilters } = list;
  const { noun } = definition;
  if (query.data !== undefined && isUnreadable(query.data)) {
    return <UnreadableRecords list={query.data} noun={noun} kept={list.kept} />;
  }
  // Of what was not read nothing can be said.
  if (!whole && query.data !== undefined && query.data.read < query.data.count) {
    const others = query.isFetching ? 'the others are on their way' : `there are ${knownCountText(query.data)}`;
    return (
      <>
        None among the {numberText(query.data.read)} read so far; {others}.
      </>
    );
  }
  if (filters.size > 0) {
    return (
      <>
        No {noun.one} passes the filters{search !== '' && ' and the search'}.{' '}
        <Button ref={passFocusOn} size="compact-xs" variant="default" onClick={() => void clearFilters()}>
          Clear the filters
        </Button>
      </>
    );
  }
  return <>{search === '' ? `There are no ${noun.many} here.` : definition.search.nothing(search)}</>;
}
