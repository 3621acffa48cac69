import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

const KEY = ['exports', 'refusal'];

/** Why this service makes no exports, in words; null as long as it has not refused. */
export function useRefusal(): string | null {
  return (
    useQuery<string | null>({ queryKey: KEY, queryFn: skipToken, initialData: null, staleTime: Infinity }).data ?? null
  );
}

/** The service does not make exports, which will not change while this tab lives. */
export function keepRefusal(client: QueryClient, words: string): void {
  client.setQueryData(KEY, words);
}
