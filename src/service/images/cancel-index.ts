import { endedJobStatuses } from '#contract/records/job.ts';
import { lockForFill } from '#service/database/first-fill.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { readJobProgress } from '#service/database/read-job-progress.ts';
import { countLoads } from '#service/database/uncounted-loads.ts';
import type { ExportClaim } from '#service/exports/export-claim.ts';
import { brokenProgress } from '#service/exports/export-progress.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import type { LoadContext } from '#service/load/load-context.ts';

/** Whether a job is the last of a source of images. */
export async function isImageJob(database: Database, jobId: number): Promise<boolean> {
  const source = await database
    .selectFrom('image_sources')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return source !== undefined;
}

/**
 * Cancels a job that indexes or removes a source, in whatever process it runs: that process sees it at its next batch, or when it
 * renews its claim, which stays until then, so that no other process begins in between.
 *
 * @returns false where the job had ended
 */
export function cancelIndex(database: Database, jobId: number): Promise<boolean> {
  return inShortTransaction(database, async (transaction) => {
    // The write comes first: from then on the run can report nothing.
    const cancelled = await transaction
      .updateTable('jobs')
      .set({ status: 'REVOKED', updated_at: serviceTimestamp() })
      .where('id', '=', jobId)
      .where('status', 'not in', endedJobStatuses)
      .returning('progress')
      .executeTakeFirst();
    if (cancelled === undefined) return false;
    const progress = brokenProgress(readJobProgress(cancelled.progress, 'REVOKED'), 'REVOKED');
    await transaction
      .updateTable('jobs')
      .set({ progress: JSON.stringify(progress) })
      .where('id', '=', jobId)
      .execute();
    return true;
  });
}

/**
 * Gives up the claim of a cancelled run, and counts what it has written, where its batches have not.
 *
 * @returns false where the run was not cancelled
 */
export async function endCancelled(
  { database, source }: Pick<LoadContext, 'database' | 'source'>,
  { jobId, claim }: ExportClaim,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockForFill(transaction);
    const ended = await transaction
      .updateTable('jobs')
      .set({ claimed_by: null, claimed_until_ms: null })
      .where('id', '=', jobId)
      .where('claimed_by', '=', claim)
      .where('status', '=', 'REVOKED')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
    if (source !== null) await countLoads(transaction, source);
    return true;
  });
}
