import { jobProgress, type JobProgress } from '#contract/records/job.ts';

/** The progress stored with a job; where none is stored, what its status implies. */
export function readJobProgress(text: string | null, status: string): JobProgress {
  if (text !== null) return jobProgress.parse(JSON.parse(text));
  return { summary: { status, progress: status === 'SUCCESS' ? 1 : 0 }, stages: [], errors: [], logs: [] };
}
