import { useQuery } from '@tanstack/react-query';
import { collections, type CollectionName } from '#contract/collections.ts';
import { formatListQuery } from '#contract/list-query.ts';
import { count } from '#contract/summaries.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from './api-error.ts';
import { getJson } from './get-json.ts';
import { inTurn } from './list-turns.ts';
import { STALE_MS } from './stale-ms.ts';
import { writtenFilters, type WireFilters } from './wire-filters.ts';

const counted = z.object({ count });

/**
 * How many records a list has, or what the filters leave of it: `count` of its envelope (spec 2.1), asked for with one
 * record. A service that ignores a filter counts everything; nothing in the answer tells.
 *
 * @returns the query; its error is an `ApiError`
 */
export function useCount<Name extends CollectionName>(
  name: Name,
  filters: WireFilters<Name> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  const written = writtenFilters(filters);
  const { path } = collections[name];
  return useQuery({
    queryKey: [name, 'count', written],
    queryFn: ({ signal }) =>
      inTurn(
        async () => {
          const body = await getJson(`${path}/?${formatListQuery({ filters: written, limit: 1 })}`, signal);
          const read = counted.safeParse(body);
          if (!read.success) throw new ApiError(`The list of ${path} does not say how many records it has.`, 200);
          return read.data.count;
        },
        { signal, urgent: true },
      ),
    staleTime: STALE_MS,
    enabled,
  });
}
