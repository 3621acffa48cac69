import { jobProgress, type JobProgress } from '#contract/job.ts';

/** The progress that a job's row holds; where it holds none, as much as its status says. */
export function readJobProgress(text: string | null, status: string): JobProgress {
  if (text !== null) return jobProgress.parse(JSON.parse(text));
  return { summary: { status, progress: status === 'SUCCESS' ? 1 : 0 }, stages: [], errors: [], logs: [] };
}
