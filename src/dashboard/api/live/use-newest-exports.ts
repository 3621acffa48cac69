import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { putExports } from './put-exports.ts';
import { GENTLE_MS, gentleWaitMs } from './poll-interval.ts';
import { noteExportTimes } from './service-clock.ts';
import { readListPage } from '#dashboard/api/whole/read-list-page.ts';

/** More than are ordered in half a minute. */
const NEWEST = 20;

/**
 * Polls for exports that others have ordered: every 30 s while the tab is visible, and when it becomes visible, as long as
 * it is `enabled`. New exports are added to every cached list of exports.
 */
export function useNewestExports({ enabled }: { enabled: boolean }): void {
  useQuery({
    queryKey: queryKeys.newestExports,
    queryFn: async ({ client, signal }) => {
      const ordering = [{ field: 'created_at', descending: true }];
      const { records, count } = await readListPage('exports', { ordering, limit: NEWEST }, { signal });
      noteExportTimes(client, records);
      putExports(client, records, count);
      return count;
    },
    enabled,
    // The list itself has just been loaded.
    initialData: 0,
    meta: { undated: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { error } }) => gentleWaitMs(error),
    refetchOnWindowFocus: 'always',
  });
}
