import type { QueryClient } from '@tanstack/react-query';
import { exportReader } from '#contract/records/export.ts';
import { jobReader } from '#contract/records/job.ts';
import { getRecord } from '#dashboard/api/lists/get-record.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { isGone } from './is-gone.ts';
import { isRunning, jobOf, jobOfExport, type LatestJob } from './latest-job.ts';
import { GENTLE_MS } from './poll-interval.ts';
import { newestFirst, readJobs, type LatestJobs, type ListedJobs } from './read-jobs.ts';
import type { WatchedExport } from './watched-after.ts';

/** How many of the list a poll asks for, besides as many as run: those come first, since they change. */
const FEW = 5;

/**
 * The jobs as they are now: the first few of their list, unless that was read a moment ago and few run, and the record of
 * each that runs and is not in it, one at a time. One whose export is polled is not asked for until that has ended.
 *
 * @param most how many jobs are known
 * @throws ApiError where a request fails
 */
export async function renewJobs(
  client: QueryClient,
  before: LatestJobs,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<ListedJobs & { listedAtMs: number }> {
  const running = before.jobs.filter(({ status }) => isRunning(status)).length;
  // More than a few are cheaper by their list: an answer takes as long as some of its rows. Half of the time: polls that become
  // rarer would else be late by up to the whole.
  const isListDue = running === 0 || running > FEW || Date.now() - before.listedAtMs >= GENTLE_MS / 2;
  const [listed, read] = isListDue
    ? await withNewest(before, { limit: FEW + running, most, signal })
    : [before, new Set<number>()];
  const jobs: LatestJob[] = [];
  for (const job of listed.jobs) {
    const isAsked = isRunning(job.status) && !read.has(job.id);
    jobs.push(isAsked ? (watchedJob(client, job) ?? (await readAgain(job, listed.from, signal))) : job);
  }
  const listedAtMs = isListDue ? Date.now() : before.listedAtMs;
  return { ...listed, jobs: newestFirst(jobs), listedAtMs };
}

/**
 * The jobs with the first `limit` of their list, and the ids of those; with all `most` where the list has changed otherwise, by
 * its count, or the service does not sort it.
 */
async function withNewest(
  before: LatestJobs,
  { limit, most, signal }: { limit: number; most: number; signal: AbortSignal },
): Promise<[ListedJobs, ReadonlySet<number>]> {
  const isFew = before.isSorted && limit < most;
  const first = await readJobs(before.from, isFew ? limit : most, signal);
  const idsOf = ({ jobs }: ListedJobs) => new Set(jobs.map(({ id }) => id));
  if (!isFew || !first.hasMore) return [first, idsOf(first)];
  const [known, newest] = [idsOf(before), idsOf(first)];
  const added = first.jobs.filter(({ id }) => !known.has(id)).length;
  if (!first.isSorted || first.count !== before.count + added) {
    const all = await readJobs(before.from, most, signal);
    return [all, idsOf(all)];
  }
  const others = before.jobs.filter(({ id }) => !newest.has(id));
  return [{ ...first, jobs: newestFirst([...first.jobs, ...others]).slice(0, most) }, newest];
}

async function readAgain(job: LatestJob, from: ListedJobs['from'], signal: AbortSignal): Promise<LatestJob> {
  try {
    if (from === 'jobs') return jobOf(await getRecord(`jobs/${job.id}/`, jobReader, signal));
    const [ofExport] = jobOfExport(await getRecord(`exports/${job.exportId}/`, exportReader, signal));
    return ofExport ?? job;
  } catch (error) {
    // Removed, or the service has no such address: then its list is all that is known of it.
    if (error instanceof Error && isGone(error)) return job;
    throw error;
  }
}

/** The job by the record of its export, while that is polled and runs; else null. */
function watchedJob(client: QueryClient, job: LatestJob): LatestJob | null {
  const polled = client.getQueryCache().findAll({ queryKey: queryKeys.liveExports, type: 'active' });
  for (const { state } of polled) {
    const record = (state.data as WatchedExport | undefined)?.record;
    const [own] = record?.job?.id === job.id && state.error === null ? jobOfExport(record) : [];
    if (own !== undefined && isRunning(own.status)) return { ...job, status: own.status, fraction: own.fraction };
  }
  return null;
}
