import { useQuery } from '@tanstack/react-query';
import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { formatListQuery } from '#contract/lists/list-query.ts';
import { count } from '#contract/records/summaries.ts';
import { z } from '#contract/zod.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { limitConcurrency } from '#dashboard/api/http/limit-concurrency.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';
import { writtenFilters, type WireFilters } from '#dashboard/api/http/wire-filters.ts';

/** some services count only with the first record */
const counted = z.object({ count: z.nullable(count), results: z.array(z.unknown()) });

interface Counted {
  /** the service's count */
  count: number;
  /** there is a record past the count, so there are more, and how many is not known */
  isAtLeast: boolean;
}

/**
 * How many records a list has, or how many match the filters: `count` of its envelope (spec 2.1), requested with one
 * record. A second request is for the record past the count, which exists where the count is too low. A service that
 * ignores a filter counts everything; the response does not show that.
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
    queryKey: queryKeys.count(name, written),
    queryFn: async ({ signal }): Promise<Counted> => {
      const request = (offset: number) =>
        limitConcurrency(
          async () => {
            const body = await getJson(`${path}/?${formatListQuery({ filters: written, limit: 1, offset })}`, signal);
            const read = counted.safeParse(body);
            if (read.success && (offset > 0 || read.data.count !== null))
              return { ...read.data, count: read.data.count ?? 0 };
            throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}/`, 'count'), 200);
          },
          { signal, urgent: true },
        );
      const first = await request(0);
      // A service that refuses this offset has shown nothing.
      const behind = first.count === 0 ? first : await request(first.count).catch(() => null);
      const isOther = first.count === 0 || JSON.stringify(behind?.results) !== JSON.stringify(first.results);
      return { count: first.count, isAtLeast: behind !== null && behind.results.length > 0 && isOther };
    },
    staleTime: STALE_MS,
    enabled,
  });
}
