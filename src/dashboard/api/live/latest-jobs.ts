import { replaceEqualDeep, useQuery, type QueryClient } from '@tanstack/react-query';
import type { RecordOf } from '#contract/collections.ts';
import type { ExportRecord } from '#contract/export.ts';
import { hasEnded } from '#contract/job.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { exportStatus } from './export-status.ts';
import { GENTLE_MS, gentleWaitMs, waitAfterFailureMs, waitMs } from './poll-interval.ts';
import { clampedFraction } from './reported-progress.ts';
import { noteServiceTimes } from './service-clock.ts';
import { readListPage } from '#dashboard/api/whole/read-list-page.ts';

/** A background job, from the list of jobs or of exports. */
export interface LatestJob {
  id: number;
  name: string | null;
  /** the service's own word; null where not reported */
  status: string | null;
  /** 0 to 1; null where not reported */
  fraction: number | null;
  project: { id: number; name: string | null } | null;
  deployment: { id: number; name: string | null } | null;
  /** the export it makes, where the list contains that */
  exportId: number | null;
  /** it makes an export, whose id is not known yet where `exportId` is null */
  makesExport: boolean;
  updated_at: string | null;
}

/** The most recently changed jobs. */
export interface LatestJobs {
  /** latest first */
  jobs: readonly LatestJob[];
  /** how many there are in total, by the service's count */
  count: number;
  /** there are more than those here */
  hasMore: boolean;
  /** `exports` where the service has no list of jobs: then only jobs of exports are known */
  from: 'jobs' | 'exports';
  /** how many polls in a row found no change */
  unchanged: number;
}

const LATEST = 20;
const ORDERING = [{ field: 'updated_at', descending: true }];
/** Polling starts as slow as after two polls without a change: jobs are less urgent than the reader's own exports. */
const LESS_URGENT = 2;

/**
 * The twenty most recently changed jobs of all projects. Polled every 30 s, since others start jobs too; while one of them
 * runs, every 4 s, slowing down to every 30 s while nothing changes. Not while the tab is hidden, and at once when it
 * becomes visible.
 */
export function useLatestJobs() {
  return useQuery({
    queryKey: queryKeys.latestJobs,
    queryFn: async ({ client, signal }): Promise<LatestJobs> => {
      const before = client.getQueryData<LatestJobs>(queryKeys.latestJobs);
      const found = before?.from === 'exports' ? await jobsOfExports(signal) : await latestJobs(signal);
      noteServiceTimes(
        client,
        found.jobs.map(({ updated_at }) => updated_at),
        Date.now(),
      );
      const isNew = before === undefined || replaceEqualDeep(before.jobs, found.jobs) !== before.jobs;
      return { ...found, unchanged: isNew ? 0 : before.unchanged + 1 };
    },
    meta: { undated: true },
    staleTime: GENTLE_MS,
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.jobs.some(({ status }) => isRunning(status)) !== true) return gentleWaitMs(error);
      return error === null ? waitMs(data.unchanged + LESS_URGENT) : waitAfterFailureMs(error);
    },
  });
}

/** Refetches the jobs if one is shown as running. For when something has ended. */
export function refreshJobs(client: QueryClient): void {
  const shown = client.getQueryData<LatestJobs>(queryKeys.latestJobs);
  if (shown?.jobs.some(({ status }) => isRunning(status)) !== true) return;
  void client.invalidateQueries({ queryKey: queryKeys.latestJobs });
}

/** Whether a job with this status is queued or running; of a job without a status nothing is known. */
export function isRunning(status: string | null): boolean {
  return status !== null && !hasEnded(status);
}

async function latestJobs(signal: AbortSignal) {
  try {
    const { records, count, hasNext } = await readListPage('jobs', { ordering: ORDERING, limit: LATEST }, { signal });
    const hasMore = hasNext || records.length < count;
    return { jobs: newestFirst(records.map(jobOf)), count, hasMore, from: 'jobs' as const };
  } catch (error) {
    const isNotOffered = error instanceof ApiError && [401, 403, 404, 405].includes(error.status ?? 0);
    if (!isNotOffered) throw error;
    return jobsOfExports(signal);
  }
}

async function jobsOfExports(signal: AbortSignal) {
  const { records, count, hasNext } = await readListPage('exports', { ordering: ORDERING, limit: LATEST }, { signal });
  const hasMore = hasNext || records.length < count;
  return { jobs: newestFirst(records.flatMap(jobOfExport)), count, hasMore, from: 'exports' as const };
}

function jobOf(job: RecordOf<'jobs'>): LatestJob {
  const { id, name, project, deployment, progress, job_type, updated_at } = job;
  const status = job.status || null;
  const fraction = clampedFraction(progress?.summary?.progress);
  const makesExport = job_type?.key?.includes('export') === true;
  return { id, name, status, fraction, project, deployment, exportId: null, makesExport, updated_at };
}

function jobOfExport(record: ExportRecord): LatestJob[] {
  const { job, id: exportId, updated_at } = record;
  if (job === null) return [];
  const { id, name, project, progress } = job;
  const fraction = clampedFraction(progress?.summary?.progress);
  const status = exportStatus(record);
  return [{ id, name, status, fraction, project, deployment: null, exportId, makesExport: true, updated_at }];
}

/** Sorted here too: services ignore orderings that they do not know. Jobs without a time come last. */
function newestFirst(jobs: readonly LatestJob[]): readonly LatestJob[] {
  // No time sorts before any.
  const timeOf = ({ updated_at }: LatestJob) => updated_at ?? '';
  return jobs.toSorted((a, b) => Number(timeOf(a) < timeOf(b)) - Number(timeOf(a) > timeOf(b)) || b.id - a.id);
}
