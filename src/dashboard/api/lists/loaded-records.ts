import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import { queryKeys, wholeListFilters } from '#dashboard/api/query-keys.ts';
import type { WholeList } from './whole-list.ts';

interface LoadedRecords<Rec> {
  /** unique by id, from every cached list of the collection, complete or not */
  records: readonly Rec[];
  /** the whole collection is in the cache */
  isWhole: boolean;
}

/** The records of a collection that are in the cache; fetches nothing. */
export function loadedRecords<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
): LoadedRecords<ListedOf<Name>> {
  const queries = client.getQueryCache().findAll({ queryKey: queryKeys.wholeLists(name) });
  const lists = queries.flatMap(({ queryKey, state }) => {
    const list = state.data as WholeList<ListedOf<Name>> | undefined;
    return list === undefined ? [] : [{ list, isFiltered: Object.keys(wholeListFilters(queryKey) ?? {}).length > 0 }];
  });
  const whole = lists.find(({ list, isFiltered }) => list.complete && !isFiltered);
  if (whole !== undefined) return { records: whole.list.records, isWhole: true };
  const byId = new Map(lists.flatMap(({ list }) => list.records.map((record) => [record.id, record])));
  return { records: [...byId.values()], isWhole: false };
}
