import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { putExports } from './put-exports.ts';
import { GENTLE_MS, gentleWaitMs } from './live-interval.ts';
import { noteServiceTimes } from './live-service-clock.ts';
import { readListPage } from '#dashboard/api/whole/read-list-page.ts';

/** As many as anybody orders in half a minute. */
const NEWEST = 20;

/**
 * Looks for exports that others have ordered meanwhile: every 30 s while the tab is seen, and when it is seen again, for
 * as long as it is `enabled`. What it finds appears in every list of exports that has been read.
 */
export function useNewestExports({ enabled }: { enabled: boolean }): void {
  useQuery({
    queryKey: queryKeys.newestExports,
    queryFn: async ({ client, signal }) => {
      const ordering = [{ field: 'created_at', descending: true }];
      const { records, count } = await readListPage('exports', { ordering, limit: NEWEST }, { signal });
      noteServiceTimes(
        client,
        records.flatMap((record) => [record.created_at, record.updated_at]),
        Date.now(),
      );
      putExports(client, records, count);
      return count;
    },
    enabled,
    // The list itself has just been read.
    initialData: 0,
    meta: { live: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { error } }) => gentleWaitMs(error),
    refetchOnWindowFocus: 'always',
  });
}
