import type { Deployment } from '#contract/records/deployment.ts';
import type { JobSummary } from '#contract/records/job.ts';

/**
 * A deployment's jobs, newest first. Their sequence in the record is not guaranteed (spec 2.4 has seen newest first).
 */
export function jobsNewestFirst(deployment: Deployment): JobSummary[] {
  return (deployment.jobs ?? []).toSorted((a, b) => compareText(b.created_at ?? '', a.created_at ?? '') || b.id - a.id);
}

/** ISO timestamps sort by time when sorted as text. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** The newest job, or null. */
export function latestJob(deployment: Deployment): JobSummary | null {
  return jobsNewestFirst(deployment)[0] ?? null;
}
