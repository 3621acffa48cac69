import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

const KEY = ['exports', 'refusal'];

/** Why this service makes no exports; null if it has not refused one. */
export function useRefusal(): string | null {
  return (
    useQuery<string | null>({ queryKey: KEY, queryFn: skipToken, initialData: null, staleTime: Infinity }).data ?? null
  );
}

/** The service does not make exports; remembered until the tab is closed. */
export function keepRefusal(client: QueryClient, words: string): void {
  client.setQueryData(KEY, words);
}
