import { hasEnded, type JobProgress } from '#contract/job.ts';

/** How far a running export is. */
export interface ExportState {
  exported: number;
  total: number;
  /** the file is written and only its place in the folder is still to come */
  isWritten: boolean;
  /** the file is in its place */
  isDone: boolean;
  /** what happened to earlier attempts */
  logs: readonly unknown[];
}

/** Progress of an export that waits for a process. */
export function waitingProgress(logs: readonly unknown[] = []): JobProgress {
  return progress('CREATED', ['CREATED', 'CREATED'], { exported: 0, total: 0, fraction: 0, logs });
}

/** Progress of an export that a process works on or has done (spec 2.6). The file's address is added when it is read. */
export function runningProgress({ exported, total, isWritten, isDone, logs }: ExportState): JobProgress {
  // Rows may have come since they were counted.
  const known = Math.max(total, exported);
  const fraction = isWritten || known === 0 ? Number(isWritten) : round(exported / known);
  if (isDone) return progress('SUCCESS', ['SUCCESS', 'SUCCESS'], { exported, total: exported, fraction, logs });
  const stages = isWritten ? (['SUCCESS', 'STARTED'] as const) : (['STARTED', 'CREATED'] as const);
  return progress('STARTED', stages, { exported, total: isWritten ? exported : known, fraction, logs });
}

/** What a job's progress becomes where it ends before its time: its current stage ends in the same way. */
export function brokenProgress(current: JobProgress, status: 'FAILURE' | 'REVOKED', error?: string): JobProgress {
  const at = current.stages.findIndex((stage) => !hasEnded(stage.status));
  return {
    ...current,
    summary: { ...current.summary, status },
    stages: current.stages.map((stage, index) => (index === at ? { ...stage, status } : stage)),
    errors: error === undefined ? current.errors : [...current.errors, error],
  };
}

/** Below 1, which is kept for an end that was reached. */
function round(fraction: number): number {
  return Math.min(0.99, Math.floor(fraction * 1e4) / 1e4);
}

function progress(
  status: string,
  [exporting, uploading]: readonly [string, string],
  state: { exported: number; total: number; fraction: number; logs: readonly unknown[] },
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
          { ...parameter, name: 'Total records to export', key: 'total_records_to_export', value: state.total },
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
