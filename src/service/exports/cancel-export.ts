import type { SentOf } from '#contract/lists/collections.ts';
import { OutcomeUnknown } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { endExport } from './end-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';
import { retryUntilKnown } from './retry-until-known.ts';

export interface Cancellation {
  /** false: it had already ended */
  isCancelled: boolean;
  exportId: number;
  /** the job afterwards */
  record: SentOf<'jobs'> | undefined;
}

/** The name of the user who ordered the export with this job; null where no export has it. */
export async function ordererOf(database: Database, jobId: number): Promise<string | null> {
  const found = await database
    .selectFrom('exports')
    .innerJoin('users', 'users.id', 'exports.user_id')
    .select('users.name')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/**
 * Cancels the job of a queued or running export.
 *
 * @param baseUrl beginning of the addresses in the record
 *
 * @returns null where no export has this job
 *
 * @throws OutcomeUnknown whose message says so; DatabaseFailure where the database failed before anything was written
 */
export async function cancelExport(database: Database, jobId: number, baseUrl: string): Promise<Cancellation | null> {
  const found = await database.selectFrom('exports').select('id').where('job_id', '=', jobId).executeTakeFirst();
  if (found === undefined) return null;
  const exportId = found.id;
  const cancel = async (transaction: Database): Promise<Cancellation> => {
    const isCancelled = await endExport(transaction, jobId, { status: 'REVOKED', at: serviceTimestamp() });
    const [record] = await jobsQuery.read(transaction, [jobId], baseUrl);
    return { isCancelled, exportId, record };
  };
  try {
    return await inShortTransaction(database, cancel);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
  }
  try {
    const { isCancelled, record } = await retryUntilKnown(database, cancel);
    // An export that is cancelled by now satisfies the request, no matter who cancelled it.
    return { isCancelled: isCancelled || record?.status === 'REVOKED', exportId, record };
  } catch (error) {
    const message = 'It is not known whether the export was cancelled: PostgreSQL did not confirm it.';
    throw new OutcomeUnknown(message, error, 'Cancel it again, which does no harm.');
  }
}
