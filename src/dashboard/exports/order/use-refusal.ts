import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** Why a service makes no exports, in the viewer's language. */
type Refusal = () => string;

/** Null if this service has not refused one. */
export function useRefusal(): Refusal | null {
  const queryKey = queryKeys.exportRefusal;
  return (
    useQuery<Refusal | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity }).data ?? null
  );
}

/** The service does not make exports; remembered until the tab is closed. */
export function keepRefusal(client: QueryClient, refusal: Refusal): void {
  client.setQueryData(queryKeys.exportRefusal, () => refusal);
}
