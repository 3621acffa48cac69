import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { isSorted } from '#dashboard/api/ordered/prove-ordering.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { putExports } from './put-exports.ts';
import { GENTLE_MS, gentleWaitMs, timed } from './poll-interval.ts';
import { noteExportTimes } from './service-clock.ts';
import { readListPage } from '#dashboard/api/lists/read-list-page.ts';

const FEW = 5;
/** Where the few are all new: more than are ordered in half a minute. */
const MANY = 20;

interface Newest {
  ids: readonly number[];
  /** how long the service took for them, ms; 0 before the first poll */
  tookMs: number;
}

/**
 * Polls for exports that others have ordered, by the first five in order of creation: every 30 s, less often where the
 * service is slow, while the tab is visible, and when it becomes visible, as long as it is `enabled`. New exports are added
 * to every cached list of exports; where the service does not sort them, its count says that there are some (`putExports`).
 */
export function useNewestExports({ enabled }: { enabled: boolean }): void {
  useQuery({
    queryKey: queryKeys.newestExports,
    queryFn: async ({ client, signal }): Promise<Newest> => {
      const before = client.getQueryData<Newest>(queryKeys.newestExports)?.ids ?? [];
      const { value, tookMs } = await timed(() => newestExports(knownIds(client, before), signal));
      const { records, count } = value;
      noteExportTimes(client, records);
      putExports(client, records, count);
      return { ids: records.map(({ id }) => id), tookMs };
    },
    enabled,
    // The list itself has just been loaded.
    initialData: { ids: [], tookMs: 0 },
    meta: { undated: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => gentleWaitMs(error, data?.tookMs ?? 0),
    refetchOnWindowFocus: 'always',
  });
}

async function newestExports(known: ReadonlySet<number>, signal: AbortSignal) {
  const read = (limit: number) =>
    readListPage('exports', { ordering: [{ field: 'created_at', descending: true }], limit }, { signal });
  const few = await read(FEW);
  const times = few.records.map(({ created_at }) => created_at);
  const isAllNew = few.hasNext && isSorted(times, true) && few.records.every(({ id }) => !known.has(id));
  return isAllNew ? read(MANY) : few;
}

function knownIds(client: QueryClient, before: readonly number[]): ReadonlySet<number> {
  const lists = client.getQueriesData<WholeList<ExportRecord>>({ queryKey: queryKeys.wholeLists('exports') });
  return new Set([...before, ...lists.flatMap(([, list]) => list?.records.map(({ id }) => id) ?? [])]);
}
