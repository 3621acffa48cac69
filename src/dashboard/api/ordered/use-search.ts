import { useQuery } from '@tanstack/react-query';
import type { CollectionName } from '#contract/lists/collections.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { readListPage } from '#dashboard/api/lists/read-list-page.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';

/** The collections that have a filter `search` (not specified: 4.5). */
export type SearchedName = 'projects' | 'deployments' | 'taxa' | 'storage';

const MOST = 20;

/**
 * Records whose names contain a text, as found by the service. Services that do not know `search` return unfiltered
 * records: filter the result. A new text cancels the previous request.
 *
 * @returns the query; its error is an `ApiError`
 */
export function useSearch<Name extends CollectionName & SearchedName>(
  name: Name,
  text: string,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: queryKeys.search(name, text),
    queryFn: async ({ signal }) => {
      const page = await readListPage(name, { filters: { search: text }, limit: MOST }, { signal, urgent: true });
      return page.records;
    },
    staleTime: STALE_MS,
    enabled: enabled && text !== '',
  });
}
