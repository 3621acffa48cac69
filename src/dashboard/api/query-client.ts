import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { collectionNames, collections } from '#contract/collections.ts';
import { ApiError } from './api-error.ts';
import { connectionNow, lastReadMs, onConnection } from './connection.ts';
import { areCountsIncomplete, onCounts } from './counts.ts';
import { keepReading } from './kept-readings.ts';

const RETRIES = 2;

/**
 * The dashboard's one cache. Failures that may pass are tried again twice, with growing pauses; without network too,
 * since what was last read may be there. Once the service can be reached again, or has counted a load, everything
 * shown is read again.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onSuccess: (_data, query) => {
      if (connectionNow() === 'lost') query.setState({ dataUpdatedAt: lastReadMs(pathOf(query.queryKey)) });
    },
  });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && (!(error instanceof ApiError) || error.mayPass),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const readAgain = () => {
    // Lists that are half from then do not go on with what comes now.
    for (const { queryKey } of queryCache.getAll()) keepReading(client, queryKey, null);
    void client.invalidateQueries();
  };
  onConnection(() => connectionNow() === 'there' && readAgain());
  onCounts(() => !areCountsIncomplete() && readAgain());
  return client;
}

/** The collection that a query reads, below `/api/v2/`. */
function pathOf([first]: QueryKey): string {
  const name = collectionNames.find((one) => one === first);
  return name === undefined ? String(first) : collections[name].path;
}
