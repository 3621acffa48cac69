import { ApiError } from '#dashboard/api/http/api-error.ts';
import { readListPage } from '#dashboard/api/lists/read-list-page.ts';
import { jobOf, jobOfExport, type LatestJob } from './latest-job.ts';

/** The most recently changed jobs. */
export interface ListedJobs {
  /** latest first */
  jobs: readonly LatestJob[];
  /** how many there are in total, by the service's count */
  count: number;
  /** there are more than those here */
  hasMore: boolean;
  /** `exports` where the service has no list of jobs: then only jobs of exports are known */
  from: 'jobs' | 'exports';
  /** the service returned the latest first */
  isSorted: boolean;
}

/** The same as polling knows them. */
export interface LatestJobs extends ListedJobs {
  /** when their list was last read, ms since 1970 */
  listedAtMs: number;
  /** how many polls in a row found no change */
  unchanged: number;
  /** how long the service took for the last poll, ms */
  tookMs: number;
}

const ORDERING = [{ field: 'updated_at', descending: true }];

/**
 * The most recently changed jobs of all projects, from the list of jobs, or of exports where the service has none.
 *
 * @param from of an earlier answer, undefined before the first
 * @throws ApiError where neither can be loaded
 */
export async function readJobs(
  from: ListedJobs['from'] | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<ListedJobs> {
  if (from === 'exports') return jobsOfExports(limit, signal);
  try {
    const { records, count, hasNext } = await readListPage('jobs', { ordering: ORDERING, limit }, { signal });
    return { ...listed(records.map(jobOf), records), count, hasMore: hasNext || records.length < count, from: 'jobs' };
  } catch (error) {
    const isNotOffered = error instanceof ApiError && [401, 403, 404, 405].includes(error.status ?? 0);
    if (!isNotOffered) throw error;
    return jobsOfExports(limit, signal);
  }
}

async function jobsOfExports(limit: number, signal: AbortSignal): Promise<ListedJobs> {
  const { records, count, hasNext } = await readListPage('exports', { ordering: ORDERING, limit }, { signal });
  const hasMore = hasNext || records.length < count;
  return { ...listed(records.flatMap(jobOfExport), records), count, hasMore, from: 'exports' };
}

function listed(jobs: readonly LatestJob[], records: readonly { updated_at: string | null }[]) {
  const times = records.map(timeOf);
  return {
    jobs: newestFirst(jobs),
    isSorted: times.every((time, index) => index === 0 || time <= (times[index - 1] ?? '')),
  };
}

/** Sorted here too: services ignore orderings that they do not know. Jobs without a time come last. */
export function newestFirst(jobs: readonly LatestJob[]): readonly LatestJob[] {
  return jobs.toSorted((a, b) => Number(timeOf(a) < timeOf(b)) - Number(timeOf(a) > timeOf(b)) || b.id - a.id);
}

/** No time sorts before any. */
function timeOf({ updated_at }: { updated_at: string | null }): string {
  return updated_at ?? '';
}
