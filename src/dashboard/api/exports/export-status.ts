import type { ExportRecord } from '#contract/records/export.ts';
import { hasEnded } from '#contract/records/job.ts';

/** The status of the job that makes an export, in the service's own word; null where no job or no word is reported. */
export function exportStatus({ job }: ExportRecord): string | null {
  return job?.progress?.summary?.status || null;
}

/**
 * Whether an export may still change. Its status decides, never its progress (spec 3); where no status is reported, it is
 * finished once it has a file.
 */
export function mayChange(record: ExportRecord): boolean {
  const status = exportStatus(record);
  return status === null ? record.file_url === null : !hasEnded(status);
}
