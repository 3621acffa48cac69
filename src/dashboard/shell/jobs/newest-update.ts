import type { LatestJob } from '#dashboard/api/live/live-jobs.ts';

/** The latest time of the service that one of the jobs has; null where there are none. */
export function newestUpdate(jobs: readonly LatestJob[]): string | null {
  return jobs.reduce<string | null>(
    (newest, { updated_at }) => (newest === null || updated_at > newest ? updated_at : newest),
    null,
  );
}
