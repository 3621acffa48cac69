import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#dashboard/api/client/api-error.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** Why this service makes no exports; null if it has not refused one. */
export function useRefusal(): ApiError | null {
  const queryKey = queryKeys.exportRefusal;
  return (
    useQuery<ApiError | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity }).data ?? null
  );
}

/** The service does not make exports; remembered until the tab is closed. */
export function keepRefusal(client: QueryClient, refusal: ApiError): void {
  client.setQueryData(queryKeys.exportRefusal, refusal);
}
