import type { Query, QueryClient } from '@tanstack/react-query';
import { setUnfinishedLoads } from '#dashboard/api/whole/unfinished-loads.ts';

/**
 * Clears the cache, unfinished loads included, and refetches what is shown. For a change of token, after which the reader
 * may see other records.
 *
 * @param predicate clears only some of it
 */
export function forgetAnswers(client: QueryClient, predicate: (query: Query) => boolean = () => true): void {
  for (const { queryKey } of client.getQueryCache().findAll({ predicate })) setUnfinishedLoads(client, queryKey, null);
  // First, also what a part of the page still shows that no longer asks: removed with its data, that would stay in place of
  // the next answer.
  void client.resetQueries({ predicate });
  client.removeQueries({ type: 'inactive', predicate });
}
