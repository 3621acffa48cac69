import { QueryCache, QueryClient } from '@tanstack/react-query';
import { collections } from '#contract/collections.ts';
import { ApiError } from './api-error.ts';
import { connectionNow, lastReadMs, onConnection } from './connection.ts';
import { areCountsIncomplete, onCounts } from './counts.ts';
import { forgetAnswers } from './forget-answers.ts';
import { collectionOfKey } from '#dashboard/api/query-keys.ts';
import { setUnfinishedLoad } from '#dashboard/api/whole/unfinished-loads.ts';
import { readServedPage } from './served-page.ts';
import { onTokenChangedElsewhere } from './token.ts';

const RETRIES = 2;

/**
 * The dashboard's one cache. Failures that may pass are tried again twice, with growing pauses; without network too,
 * since what was last read may be there. Once the service can be reached again, or has counted a load, everything
 * shown is read again.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onSuccess: (_data, query) => {
      const name = collectionOfKey(query.queryKey);
      if (connectionNow() !== 'lost' || name === null) return;
      query.setState({ dataUpdatedAt: lastReadMs(collections[name].path) });
    },
    // Another service is behind this page's address now: the page that is served for it says so.
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
  const readAgain = () => {
    // Lists that are half from then do not go on with what comes now.
    for (const { queryKey } of queryCache.getAll()) setUnfinishedLoad(client, queryKey, null);
    void client.invalidateQueries();
  };
  onConnection(() => {
    if (connectionNow() !== 'there') return;
    readAgain();
    void readServedPage();
  });
  onCounts(() => !areCountsIncomplete() && readAgain());
  onTokenChangedElsewhere(() => forgetAnswers(client));
  return client;
}
