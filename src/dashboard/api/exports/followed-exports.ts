import {
  queryOptions,
  replaceEqualDeep,
  useQueries,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { exportReader, type ExportRecord } from '#contract/records/export.ts';
import { getRecord } from '#dashboard/api/lists/get-record.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { isGone } from './is-gone.ts';
import { putExports } from './put-exports.ts';
import { mayChange } from './export-status.ts';
import { gentleWaitMs, timed, waitAfterFailureMs, waitMs } from './poll-interval.ts';
import { noteExportTimes } from './service-clock.ts';
import { watchedAfter, type WatchedExport } from './watched-after.ts';
import { watchedExport } from './watched-export.ts';

/** An export whose progress is followed. */
export interface FollowedExport {
  id: number;
  /** null until it has been read */
  watched: WatchedExport | null;
  /** why the last poll failed */
  error: Error | null;
}

interface LiveOptions {
  /** those that another part of the page polls; both use the same queries */
  askedElsewhere?: ReadonlySet<number>;
  /** poll, slowly, while the tab is hidden too, because the reader wants notifications */
  inBackground?: boolean;
  /** records that are loaded already, and when (ms since 1970), so that the first poll can wait */
  known?: { records: readonly ExportRecord[]; readAtMs: number };
}

/** `together`: how many are polled, each on its own; they share the pace of one. */
function liveExportOptions(id: number, together: number, { inBackground = false, askedElsewhere, known }: LiveOptions) {
  const queryKey = queryKeys.liveExport(id);
  const record = known?.records.find((one) => one.id === id);
  return queryOptions<WatchedExport, Error, WatchedExport, typeof queryKey>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { value, tookMs } = await timed(() => getRecord(`exports/${id}/`, exportReader, signal));
      return noteRecord(client, value, tookMs);
    },
    ...(record !== undefined &&
      known !== undefined && {
        initialData: () => watchedAfter(undefined, record, { atMs: Date.now(), isNew: true }),
        initialDataUpdatedAt: known.readAtMs,
      }),
    meta: { undated: true },
    staleTime: waitMs(0),
    // The next poll is the retry.
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (askedElsewhere?.has(id) === true) return false;
      if (data !== undefined && !mayChange(data.record)) return false;
      const tookMs = together * (data?.tookMs ?? 0);
      if (error !== null) return isGone(error) ? false : waitAfterFailureMs(error, tookMs);
      return inBackground && document.hidden ? gentleWaitMs(null, tookMs) : waitMs(data?.unchanged ?? 0, tookMs);
    },
    refetchIntervalInBackground: inBackground,
    refetchOnMount: ({ state: { data } }) => data === undefined || mayChange(data.record),
    // At once: a reader who returns to the tab wants the current state.
    refetchOnWindowFocus: ({ state: { data } }) => (data === undefined || mayChange(data.record) ? 'always' : false),
  });
}

/**
 * Takes a record as the newest state of its export: for the export's own query and every cached list.
 *
 * @param tookMs how long the service took for it; null: it was no poll
 */
export function noteRecord(client: QueryClient, record: ExportRecord, tookMs: number | null = null): WatchedExport {
  const before = watchedExport(client, record.id) ?? undefined;
  const atMs = Date.now();
  noteExportTimes(client, [record]);
  putExports(client, [record]);
  const isNew = before === undefined || replaceEqualDeep(before.record, record) !== before.record;
  return watchedAfter(before, record, { atMs, isNew, tookMs: tookMs ?? before?.tookMs ?? 0 });
}

/**
 * Polls the records of exports (spec 4.4) for as long as they may change: every 2 s, slowing down to every 30 s while
 * nothing changes, slower where the service is slow (`poll-interval.ts`), not while the tab is hidden, and at once when it
 * becomes visible. The same array until something changes.
 *
 * @param ids memoised
 */
export function useLiveExports(ids: readonly number[], options: LiveOptions = {}): readonly FollowedExport[] {
  const polled = useQueries({
    queries: ids.map((id) => liveExportOptions(id, ids.length, options)),
    combine: polledOf,
  });
  return useMemo(() => ids.map((id, index) => ({ id, watched: null, error: null, ...polled[index] })), [ids, polled]);
}

function polledOf(results: readonly UseQueryResult<WatchedExport>[]) {
  return results.map(({ data, error }) => ({ watched: data ?? null, error }));
}
