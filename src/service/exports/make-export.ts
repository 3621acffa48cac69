import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OutcomeUnknown } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { ClaimLost, reportOnClaim, type ExportClaim } from './export-claim.ts';
import { claimedExport } from './claimed-export.ts';
import { checksumPath, EXPORT_FILES_PATH, temporaryPath } from './export-file.ts';
import { runningProgress, type ExportState } from './export-progress.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';
import { writeOrder } from '#service/exports/writing/write-order.ts';
import { renameFile } from '#service/system/rename-file.ts';

export interface ExportMaking {
  /** absolute path of the folder with export files */
  folder: string;
  /** rows that are read, written and reported per batch */
  batchRows: number;
  /** log lines of earlier attempts */
  logs: readonly unknown[];
  /** timestamp for a report */
  now: () => string;
  /** runs after each batch; an error in it stops the export */
  afterBatch?: () => Promise<void>;
  /** if given, the export waits while the database is unavailable, until this is aborted */
  signal?: AbortSignal;
}

/**
 * Writes the file of a claimed export in batches and reports its progress (spec 2.6). The file has a temporary name
 * until it is complete; it is renamed in the transaction that ends the job, so that neither a failed nor a cancelled
 * export leaves one. After the database was unavailable it resumes where it was.
 *
 * @throws ClaimLost; any error of a file, the database or `afterBatch`
 */
export async function makeExport(database: Database, claim: ExportClaim, making: ExportMaking): Promise<void> {
  const { folder, signal, batchRows, afterBatch, now } = making;
  const claimed = await retryWhileUnavailable(signal, () => claimedExport(database, claim.jobId));
  const { fileName } = claimed;
  const temporary = temporaryPath(folder, fileName, claim.claim);
  const finalPath = join(folder, fileName);
  const state: ExportState = { exported: 0, total: 0, isWritten: false, isDone: false, logs: making.logs };
  const report = (changes: Partial<ExportState>) => {
    Object.assign(state, changes);
    return retryWhileUnavailable(signal, () =>
      reportOnClaim(database, claim, { progress: runningProgress(state), at: now() }),
    );
  };
  let isRenamed = false;
  try {
    const { records, bytes, sha256, leftOut } = await writeOrder(claimed, temporary, {
      batchRows,
      signal,
      onTotal: (total) => report({ total }),
      onBatch: async (exported) => {
        await report({ exported });
        await afterBatch?.();
      },
    });
    await report({ isWritten: true });
    const progress = runningProgress({ ...state, isDone: true });
    const left_out = leftOut === null ? null : JSON.stringify(leftOut);
    const file = { file_path: EXPORT_FILES_PATH + fileName, record_count: records, file_size: bytes, sha256, left_out };
    await retryWhileUnavailable(signal, () =>
      reportOnClaim(database, claim, { progress, at: now(), file }, async () => {
        // The file is already renamed where an earlier report failed.
        if (!isRenamed) await renameFile(temporary, finalPath);
        await writeFile(checksumPath(finalPath), `${sha256}  ${fileName}\n`);
        isRenamed = true;
      }),
    );
  } catch (error) {
    // A file that cannot be removed now is removed with the expired claims (`removeDeadTemporaries`).
    await rm(temporary, { force: true }).catch(() => {});
    // After a report without an answer, or a lost claim, the file may be that of the finished export.
    const mayBeIts = error instanceof OutcomeUnknown || error instanceof ClaimLost;
    if (isRenamed && !mayBeIts)
      await Promise.all([finalPath, checksumPath(finalPath)].map((path) => rm(path, { force: true }).catch(() => {})));
    throw error;
  }
}
