import type { RecordOf } from '#contract/lists/collections.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { hasEnded } from '#contract/records/job.ts';
import { exportStatus } from './export-status.ts';
import { clampedFraction } from './reported-progress.ts';

/** A background job, from the list of jobs or of exports. */
export interface LatestJob {
  id: number;
  name: string | null;
  /** the service's own word; null where not reported */
  status: string | null;
  /** 0 to 1; null where not reported */
  fraction: number | null;
  project: { id: number; name: string | null } | null;
  deployment: { id: number; name: string | null } | null;
  /** the export it makes, where the list contains that */
  exportId: number | null;
  /** it makes an export, whose id is not known yet where `exportId` is null */
  makesExport: boolean;
  /** it indexes a storage source */
  isOfStorage: boolean;
  updated_at: string | null;
}

/** Whether a job with this status is queued or running; of a job without a status nothing is known. */
export function isRunning(status: string | null): boolean {
  return status !== null && !hasEnded(status);
}

/** A record of the list of jobs. */
export function jobOf(job: RecordOf<'jobs'>): LatestJob {
  const { id, name, project, deployment, progress, job_type, updated_at } = job;
  const status = job.status || null;
  const fraction = clampedFraction(progress?.summary?.progress);
  const makesExport = job_type?.key?.includes('export') === true;
  const isOfStorage = job_type?.key?.startsWith('data_storage') === true;
  return { id, name, status, fraction, project, deployment, exportId: null, makesExport, isOfStorage, updated_at };
}

/** The job of an export; none where it has none. */
export function jobOfExport(record: ExportRecord): LatestJob[] {
  const { job, id: exportId, updated_at } = record;
  if (job === null) return [];
  const { id, name, project, progress } = job;
  const fraction = clampedFraction(progress?.summary?.progress);
  const status = exportStatus(record);
  const ofExport = { deployment: null, exportId, makesExport: true, isOfStorage: false };
  return [{ id, name, status, fraction, project, ...ofExport, updated_at }];
}
