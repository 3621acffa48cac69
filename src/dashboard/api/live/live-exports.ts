import {
  queryOptions,
  replaceEqualDeep,
  useQueries,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { exportRecord, type ExportRecord } from '#contract/export.ts';
import { faultLines } from '#contract/page.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { getJson } from '#dashboard/api/client/get-json.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { putExports } from './put-exports.ts';
import { mayChange } from './live-export-status.ts';
import { GENTLE_MS, waitAfterFailureMs, waitMs } from './live-interval.ts';
import { noteServiceTimes } from './live-service-clock.ts';
import { watchedAfter, type WatchedExport } from './watched-after.ts';

/** An export whose progress is followed. */
export interface FollowedExport {
  id: number;
  /** null until it has been read */
  watched: WatchedExport | null;
  /** why the last look brought nothing */
  error: Error | null;
}

interface LiveOptions {
  /** those that another part of the page asks for: what comes of that is seen here */
  askedElsewhere?: ReadonlySet<number>;
  /** look, gently, also while nobody sees the tab, since somebody wants to be told */
  inBackground?: boolean;
  /** records that have been read already, and when (ms since 1970): the first look waits its turn */
  known?: { records: readonly ExportRecord[]; readAtMs: number };
}

/** The record of an export, as its own address gives it (spec 4.4). @throws ApiError where it cannot be read */
async function readExport(id: number, signal: AbortSignal): Promise<ExportRecord> {
  const read = exportRecord.safeParse(await getJson(`exports/${id}/`, signal));
  if (read.success) return read.data;
  throw new ApiError(`The export ${id} is not in the form of the interface. ${faultLines(read.error).join('; ')}`, 200);
}

function liveExportOptions(id: number, { inBackground = false, askedElsewhere, known }: LiveOptions) {
  const queryKey = queryKeys.liveExport(id);
  const record = known?.records.find((one) => one.id === id);
  return queryOptions<WatchedExport, Error, WatchedExport, typeof queryKey>({
    queryKey,
    queryFn: async ({ client, signal }) => noteRecord(client, await readExport(id, signal)),
    ...(record !== undefined &&
      known !== undefined && {
        initialData: () => watchedAfter(undefined, record, { atMs: Date.now(), isNew: true }),
        initialDataUpdatedAt: known.readAtMs,
      }),
    meta: { live: true },
    staleTime: waitMs(0),
    // The next look is the further try.
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (askedElsewhere?.has(id) === true) return false;
      if (data !== undefined && !mayChange(data.record)) return false;
      if (error !== null) return isGone(error) ? false : waitAfterFailureMs(error);
      return inBackground && document.hidden ? GENTLE_MS : waitMs(data?.unchanged ?? 0);
    },
    refetchIntervalInBackground: inBackground,
    refetchOnMount: ({ state: { data } }) => data === undefined || mayChange(data.record),
    // At once: whoever comes back wants to know how it stands.
    refetchOnWindowFocus: ({ state: { data } }) => (data === undefined || mayChange(data.record) ? 'always' : false),
  });
}

/** Nobody answers for it any more: it was removed, or is not for this reader. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 401);
}

/** What is known of an export from looking at it by itself; null where nobody has. */
export function watchedExport(client: QueryClient, id: number): WatchedExport | null {
  return client.getQueryData<WatchedExport>(queryKeys.liveExport(id)) ?? null;
}

/** Takes a record that has come as the newest look at its export, wherever exports are shown. */
export function noteRecord(client: QueryClient, record: ExportRecord): WatchedExport {
  const before = watchedExport(client, record.id) ?? undefined;
  const atMs = Date.now();
  noteServiceTimes(client, [record.created_at, record.updated_at], atMs);
  putExports(client, [record]);
  const isNew = before === undefined || replaceEqualDeep(before.record, record) !== before.record;
  return watchedAfter(before, record, { atMs, isNew });
}

/**
 * Follows exports, each by its own record (spec 4.4), for as long as they may change: every 2 s, up to every 30 s while
 * nothing changes, not at all while nobody sees the tab, and at once when somebody does.
 */
export function useLiveExports(ids: readonly number[], options: LiveOptions = {}): readonly FollowedExport[] {
  const looks = useQueries({ queries: ids.map((id) => liveExportOptions(id, options)), combine: looksOf });
  return ids.map((id, index) => ({ id, watched: null, error: null, ...looks[index] }));
}

function looksOf(results: readonly UseQueryResult<WatchedExport>[]) {
  return results.map(({ data, error }) => ({ watched: data ?? null, error }));
}
