import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import { faultLines } from '#contract/page.ts';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { getJson } from './get-json.ts';
import { NOTHING_READ, walkList, type WholeList } from './walk-list.ts';

/** What was read is shown as it is for that long before it is asked for again. */
const STALE_MS = 60_000;

/**
 * A whole collection. The first page is there at once; while the rest is read `data.complete` is false and
 * `fetchStatus` is `fetching`. A refresh replaces the data only when it has reached the end.
 */
function wholeListOptions<Name extends CollectionName>(name: Name) {
  return queryOptions({
    queryKey: [name, 'whole'],
    queryFn: streamedQuery<WholeList<RecordOf<Name>>, WholeList<RecordOf<Name>>>({
      streamFn: ({ signal }) => walkList(name, signal),
      reducer: (_earlier, latest) => latest,
      initialValue: NOTHING_READ,
      refetchMode: 'replace',
    }),
    staleTime: STALE_MS,
  });
}

/** One record by its id (spec 4.4). Fails with an `ApiError` of status 404 where there is none. */
function recordOptions<Name extends CollectionName>(name: Name, id: number) {
  const { path, noun } = collections[name];
  const record = collections[name].record as unknown as z.ZodType<RecordOf<Name>>;
  return queryOptions({
    queryKey: [name, 'record', id],
    queryFn: async ({ signal }) => {
      const read = record.safeParse(await getJson(`${path}/${id}/`, signal));
      if (read.success) return read.data;
      throw new ApiError(
        `The ${noun} ${id} is not in the form of the interface. ${faultLines(read.error).join('; ')}`,
        200,
      );
    },
    staleTime: STALE_MS,
  });
}

/** Ends a reading on its way; what has come stays. */
export function stopReading(client: QueryClient, name: CollectionName): Promise<void> {
  return client.cancelQueries({ queryKey: [name, 'whole'] }, { revert: false });
}

/** A whole collection, read page by page to its end. */
export function useWholeList<Name extends CollectionName>(name: Name) {
  return useQuery(wholeListOptions(name));
}

/** One record. */
export function useRecord<Name extends CollectionName>(name: Name, id: number) {
  return useQuery(recordOptions(name, id));
}
