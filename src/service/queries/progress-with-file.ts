import type { JobProgress } from '#contract/records/job.ts';
import { readJobProgress } from '#service/database/read-job-progress.ts';

/**
 * The progress of an export's job in its record. The stage parameter `file_url` equals the export's (spec 2.6), whose
 * origin depends on the request; it is always text, and so empty until there is a file.
 */
export function progressWithFile(text: string | null, status: string, file: string | null): JobProgress {
  const progress = readJobProgress(text, status);
  return {
    ...progress,
    stages: progress.stages.map((stage) => ({
      ...stage,
      params: stage.params.map((parameter) =>
        parameter.key === 'file_url' ? { ...parameter, value: file ?? '' } : parameter,
      ),
    })),
  };
}
