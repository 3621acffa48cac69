import type { Deployment } from '#contract/deployment.ts';
import type { JobSummary } from '#contract/job.ts';

/** A deployment's jobs, newest first, in whatever order they came (spec 2.4 has seen newest first). */
export function jobsNewestFirst(deployment: Deployment): JobSummary[] {
  return deployment.jobs.toSorted((a, b) => compareText(b.created_at, a.created_at) || b.id - a.id);
}

/** ISO timestamps are in order of time where their characters are in order. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** The newest job, or null where there is none. */
export function latestJob(deployment: Deployment): JobSummary | null {
  return jobsNewestFirst(deployment)[0] ?? null;
}
