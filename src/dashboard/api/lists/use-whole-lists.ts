import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { readAll, wholeListOptions } from './list-options.ts';
import { useReadWhenHeld } from './use-read-when-held.ts';

/** Several lists of a collection, such as the sessions of each of a few deployments. */
export function useWholeLists<Name extends CollectionName>(
  name: Name,
  filters: readonly WireFilters<Name>[],
  { enabled = true }: { enabled?: boolean } = {},
) {
  const client = useQueryClient();
  const queries = useQueries({ queries: filters.map((each) => ({ ...wholeListOptions(name, each), enabled })) });
  // Whoever asks for several lists needs all of each.
  const isHeld = enabled && queries.some(({ data }) => data?.held === true);
  useReadWhenHeld(isHeld, () => {
    for (const [index, each] of filters.entries()) {
      if (queries[index]?.data?.held === true) void readAll(client, name, each);
    }
  });
  return queries;
}
