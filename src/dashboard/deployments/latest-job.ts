import type { Deployment } from '#contract/deployment.ts';
import type { JobSummary } from '#contract/job.ts';

/** A deployment's jobs, newest first, in whatever order they came (spec 2.4 has seen newest first). */
export function jobsNewestFirst(deployment: Deployment): JobSummary[] {
  return deployment.jobs.toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : b.id - a.id));
}

/** The newest job, or null where there is none. */
export function latestJob(deployment: Deployment): JobSummary | null {
  return jobsNewestFirst(deployment)[0] ?? null;
}
