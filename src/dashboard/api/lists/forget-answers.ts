import type { Query, QueryClient } from '@tanstack/react-query';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { forgetStoredLists } from './stored-lists.ts';
import { setUnfinishedLoads } from '#dashboard/api/lists/load/unfinished-loads.ts';

/**
 * Clears the cache, with unfinished loads and the lists of earlier visits, and refetches what is shown. For a change of token, after which the reader
 * may see other records.
 *
 * @param predicate clears only some of it
 */
export function forgetAnswers(client: QueryClient, predicate?: (query: Query) => boolean): void {
  if (predicate === undefined && isOtherService()) void forgetStoredLists();
  const filters = predicate === undefined ? {} : { predicate };
  for (const { queryKey } of client.getQueryCache().findAll(filters)) setUnfinishedLoads(client, queryKey, null);
  // First, also what a part of the page still shows that no longer asks: removed with its data, that would stay in place of
  // the next answer.
  void client.resetQueries(filters);
  client.removeQueries({ type: 'inactive', ...filters });
}
