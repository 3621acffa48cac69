import { notifyManager, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { collectionOfKey } from '#dashboard/api/query-keys.ts';
import { isFiltered } from '#dashboard/api/http/default-filters.ts';
import { occurrenceCountsOptions, type OccurrenceCounts } from './occurrence-counts.ts';

/**
 * How many occurrences of some projects pass the projects' default filters, and how many there are: two counts a project,
 * once in a visit, after the page has received its first records. Only for services that `mayHaveDefaultFilters`.
 *
 * @returns null while it is unknown, and where the filters leave nothing out, as in a service without them
 */
export function useDefaultFilters(projects: readonly number[]): OccurrenceCounts | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isAnswered = () =>
    cache
      .findAll({ type: 'active', predicate: ({ state }) => state.status !== 'pending' })
      .some(({ queryKey }) => isFiltered(collectionOfKey(queryKey)));
  const onChange = useCallback((then: () => void) => cache.subscribe(notifyManager.batchCalls(then)), [cache]);
  const enabled = useSyncExternalStore(onChange, isAnswered, isAnswered);
  return useQueries({
    queries: projects.map((id) => ({ ...occurrenceCountsOptions(client, { project_id: id }), enabled })),
    combine: sumUp,
  });
}

function sumUp(results: readonly UseQueryResult<OccurrenceCounts>[]): OccurrenceCounts | null {
  let [filtered, all] = [0, 0];
  for (const { data } of results) {
    if (data === undefined) return null;
    filtered += data.filtered;
    all += data.all;
  }
  return all > filtered ? { filtered, all } : null;
}
