import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** Why this service makes no exports, in words; null as long as it has not refused. */
export function useRefusal(): string | null {
  const queryKey = queryKeys.exportRefusal;
  return useQuery<string | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity }).data ?? null;
}

/** The service does not make exports, which will not change while this tab lives. */
export function keepRefusal(client: QueryClient, words: string): void {
  client.setQueryData(queryKeys.exportRefusal, words);
}
