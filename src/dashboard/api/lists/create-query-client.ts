import { QueryCache, QueryClient } from '@tanstack/react-query';
import { collections } from '#contract/lists/collections.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { connectionNow, lastReadMs, onConnection } from '#dashboard/api/status/connection.ts';
import { countsIncomplete } from '#dashboard/api/status/counts.ts';
import { forgetAnswers } from './forget-answers.ts';
import { collectionOfKey } from '#dashboard/api/query-keys.ts';
import { setUnfinishedLoads } from '#dashboard/api/lists/load/unfinished-loads.ts';
import { readServedPage } from '#dashboard/api/status/served-page.ts';
import { onTokenChangedElsewhere } from '#dashboard/api/http/token.ts';

const RETRIES = 2;

/**
 * The dashboard's one cache. Transient failures are retried twice, with growing pauses; also without network, since a
 * cached response may exist. Once the service can be reached again, or has counted newly loaded records, everything shown
 * is refetched. Pages of whole lists have retries of their own (`withRetry`).
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onSuccess: (_data, query) => {
      const name = collectionOfKey(query.queryKey);
      if (connectionNow() !== 'lost' || name === null) return;
      query.setState({ dataUpdatedAt: lastReadMs(collections[name].path) });
    },
    // 409: another service is behind this page's address now. Its page names it and asks the reader to reload.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readServedPage();
    },
  });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || error.isTransient),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const refetchAll = () => {
    // A load that began before the change must not be continued after it.
    for (const { queryKey } of queryCache.getAll()) setUnfinishedLoads(client, queryKey, null);
    void client.invalidateQueries();
  };
  onConnection(() => {
    if (connectionNow() !== 'there') return;
    refetchAll();
    void readServedPage();
  });
  countsIncomplete.subscribe(() => !countsIncomplete.get() && refetchAll());
  onTokenChangedElsewhere(() => forgetAnswers(client));
  return client;
}
