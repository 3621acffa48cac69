import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName, RecordOf } from '#contract/collections.ts';
import { queryKeys, wholeListFilters } from '#dashboard/api/query-keys.ts';
import type { WholeList } from './whole-list.ts';

interface LoadedRecords<Rec> {
  /** unique by id, of every list of the collection that is in the cache, whole or not */
  records: readonly Rec[];
  /** the collection is in the cache from its first to its last record */
  isWhole: boolean;
}

/** What of a collection has been read already, without asking for more. */
export function loadedRecords<Name extends CollectionName>(
  client: QueryClient,
  name: Name,
): LoadedRecords<RecordOf<Name>> {
  const queries = client.getQueryCache().findAll({ queryKey: queryKeys.wholeLists(name) });
  const lists = queries.flatMap(({ queryKey, state }) => {
    const list = state.data as WholeList<RecordOf<Name>> | undefined;
    return list === undefined ? [] : [{ list, isNarrowed: Object.keys(wholeListFilters(queryKey) ?? {}).length > 0 }];
  });
  const whole = lists.find(({ list, isNarrowed }) => list.complete && !isNarrowed);
  if (whole !== undefined) return { records: whole.list.records, isWhole: true };
  const byId = new Map(lists.flatMap(({ list }) => list.records.map((record) => [record.id, record])));
  return { records: [...byId.values()], isWhole: false };
}
