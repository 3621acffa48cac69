import { replaceEqualDeep, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { isRunning } from './latest-job.ts';
import { GENTLE_MS, gentleWaitMs, timed, waitAfterFailureMs, waitMs } from './poll-interval.ts';
import { readJobs, type LatestJobs } from './read-jobs.ts';
import { renewJobs } from './renew-jobs.ts';
import { noteServiceTimes } from './service-clock.ts';

/** How many jobs are known. */
const LATEST = 20;
/** Polling starts as slow as after two polls without a change: jobs are less urgent than the reader's own exports. */
const LESS_URGENT = 2;

/**
 * The twenty most recently changed jobs of all projects. Read once; then a poll asks for the first few of them every 30 s,
 * since others start jobs too, and for the record of each that runs: every 4 s, slowing down to every 30 s while nothing
 * changes, slower where the service is slow (`poll-interval.ts`). Not while the tab is hidden, and at once when it becomes
 * visible. All twenty are read again when the query is invalidated.
 */
export function useLatestJobs() {
  return useQuery({
    queryKey: queryKeys.latestJobs,
    queryFn: async ({ client, signal }): Promise<LatestJobs> => {
      const state = client.getQueryState<LatestJobs>(queryKeys.latestJobs);
      const before = state?.data;
      const poll = async () => {
        if (before === undefined || state?.isInvalidated === true) {
          return { ...(await readJobs(before?.from, LATEST, signal)), listedAtMs: Date.now() };
        }
        return renewJobs(client, before, { most: LATEST, signal });
      };
      const { value: found, tookMs } = await timed(poll);
      noteServiceTimes(
        client,
        found.jobs.map(({ updated_at }) => updated_at),
        Date.now(),
      );
      const isNew = before === undefined || replaceEqualDeep(before.jobs, found.jobs) !== before.jobs;
      return { ...found, unchanged: isNew ? 0 : before.unchanged + 1, tookMs };
    },
    meta: { undated: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      const tookMs = data?.tookMs ?? 0;
      if (data === undefined || !hasRunning(data)) return gentleWaitMs(error, tookMs);
      return error === null ? waitMs(data.unchanged + LESS_URGENT, tookMs) : waitAfterFailureMs(error, tookMs);
    },
  });
}

/** Polls the jobs at once if one is shown as running. For when something has ended. */
export function refreshJobs(client: QueryClient): void {
  const shown = client.getQueryData<LatestJobs>(queryKeys.latestJobs);
  if (shown !== undefined && hasRunning(shown)) void client.refetchQueries({ queryKey: queryKeys.latestJobs });
}

function hasRunning({ jobs }: LatestJobs): boolean {
  return jobs.some(({ status }) => isRunning(status));
}
