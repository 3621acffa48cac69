import { hasEnded, type JobProgress } from '#contract/records/job.ts';

/** The state of a running export. */
export interface ExportState {
  exported: number;
  total: number;
  /** the file is written but not yet renamed */
  isWritten: boolean;
  /** the file has its final name */
  isDone: boolean;
  /** log lines of earlier attempts */
  logs: readonly unknown[];
}

/** Progress of a queued export. `total` is null until its records are counted. */
export function waitingProgress(total: number | null, logs: readonly unknown[] = []): JobProgress {
  return progress('CREATED', ['CREATED', 'CREATED'], { exported: 0, total, fraction: 0, logs });
}

/** Progress of a running or finished export (spec 2.6). The file's address is added when the record is read. */
export function runningProgress({ exported, total, isWritten, isDone, logs }: ExportState): JobProgress {
  // Rows may have been added since they were counted.
  const known = Math.max(total, exported);
  const fraction = isWritten || known === 0 ? Number(isWritten) : round(exported / known);
  if (isDone) return progress('SUCCESS', ['SUCCESS', 'SUCCESS'], { exported, total: exported, fraction, logs });
  const stages = isWritten ? (['SUCCESS', 'STARTED'] as const) : (['STARTED', 'CREATED'] as const);
  return progress('STARTED', stages, { exported, total: isWritten ? exported : known, fraction, logs });
}

/** The progress of a job that failed or was cancelled: its current stage gets the same status. */
export function brokenProgress(current: JobProgress, status: 'FAILURE' | 'REVOKED', error?: string): JobProgress {
  const at = current.stages.findIndex((stage) => !hasEnded(stage.status));
  return {
    ...current,
    summary: { ...current.summary, status },
    stages: current.stages.map((stage, index) => (index === at ? { ...stage, status } : stage)),
    errors: error === undefined ? current.errors : [...current.errors, error],
  };
}

/** Rounded down below 1: only a finished export has 1. */
function round(fraction: number): number {
  return Math.min(0.99, Math.floor(fraction * 1e4) / 1e4);
}

function progress(
  status: string,
  [exporting, uploading]: readonly [string, string],
  state: { exported: number; total: number | null; fraction: number; logs: readonly unknown[] },
): JobProgress {
  const parameter = { category: 'default' };
  return {
    summary: { status, progress: status === 'SUCCESS' ? 1 : Math.min(0.99, state.fraction) },
    stages: [
      {
        status: exporting,
        progress: state.fraction,
        key: 'data_export',
        name: 'Data export',
        params: [
          {
            ...parameter,
            name: 'Number of records exported',
            key: 'number_of_records_exported',
            value: state.exported,
          },
          { ...parameter, name: 'Total records to export', key: 'total_records_to_export', value: state.total ?? '' },
        ],
      },
      {
        status: uploading,
        progress: uploading === 'SUCCESS' ? 1 : 0,
        key: 'uploading_snapshot',
        name: 'Uploading snapshot',
        params: [{ ...parameter, name: 'File URL', key: 'file_url', value: '' }],
      },
    ],
    errors: [],
    logs: [...state.logs],
  };
}
