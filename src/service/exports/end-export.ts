import { endedJobStatuses } from '#contract/records/job.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { readJobProgress } from '#service/database/read-job-progress.ts';
import { brokenProgress } from './export-progress.ts';

export interface ExportEnd {
  status: 'FAILURE' | 'REVOKED';
  at: string;
  /** the reason, in plain words */
  error?: string;
  /** the claim that must still be valid; without one, the job ends whichever process works on it */
  claim?: string;
}

/** Ends a job before its file is complete. @returns false where the job has already ended or the claim is lost */
export function endExport(
  database: Database,
  jobId: number,
  { status, at, error, claim }: ExportEnd,
): Promise<boolean> {
  return inShortTransaction(database, async (transaction) => {
    // The write comes first: from then on no other process can report.
    const ended = await transaction
      .updateTable('jobs')
      .set({ status, claimed_by: null, claimed_until_ms: null, updated_at: at })
      .where('id', '=', jobId)
      .where('status', 'not in', endedJobStatuses)
      .$if(claim !== undefined, (query) => query.where('claimed_by', '=', claim ?? ''))
      .returning('progress')
      .executeTakeFirst();
    if (ended === undefined) return false;
    const progress = brokenProgress(readJobProgress(ended.progress, status), status, error);
    await transaction
      .updateTable('jobs')
      .set({ progress: JSON.stringify(progress) })
      .where('id', '=', jobId)
      .execute();
    await transaction.updateTable('exports').set({ updated_at: at }).where('job_id', '=', jobId).execute();
    return true;
  });
}
