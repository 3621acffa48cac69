import type { QueryClient } from '@tanstack/react-query';
import { setUnfinishedLoads } from '#dashboard/api/whole/unfinished-loads.ts';

/**
 * Clears the cache, unfinished loads included, and refetches what is shown. For a change of token, after which the reader
 * may see other records.
 */
export function forgetAnswers(client: QueryClient): void {
  for (const { queryKey } of client.getQueryCache().getAll()) setUnfinishedLoads(client, queryKey, null);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}
