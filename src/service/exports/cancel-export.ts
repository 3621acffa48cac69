import type { SentOf } from '#contract/collections.ts';
import { OutcomeUnknown } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { exportsQuery } from '#service/queries/exports-query.ts';
import { endExport } from './end-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';
import { retryUntilKnown } from './retry-until-known.ts';

export interface Cancellation {
  /** false: it had already ended */
  isCancelled: boolean;
  /** the export afterwards; undefined where there is none */
  record: SentOf<'exports'> | undefined;
}

/**
 * Cancels a queued or running export.
 *
 * @param baseUrl beginning of the addresses in the record
 *
 * @throws OutcomeUnknown whose message says so; DatabaseFailure where the database failed before anything was written
 */
export async function cancelExport(database: Database, exportId: number, baseUrl: string): Promise<Cancellation> {
  const found = await database.selectFrom('exports').select('job_id').where('id', '=', exportId).executeTakeFirst();
  if (found === undefined) return { isCancelled: false, record: undefined };
  const cancel = async (transaction: Database): Promise<Cancellation> => {
    const isCancelled = await endExport(transaction, found.job_id, { status: 'REVOKED', at: serviceTimestamp() });
    const [record] = await exportsQuery.read(transaction, [exportId], baseUrl);
    return { isCancelled, record };
  };
  try {
    return await inShortTransaction(database, cancel);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
  }
  try {
    const { isCancelled, record } = await retryUntilKnown(database, cancel);
    // An export that is cancelled by now satisfies the request, no matter who cancelled it.
    return { isCancelled: isCancelled || record?.job?.progress?.summary.status === 'REVOKED', record };
  } catch (error) {
    const message = 'It is not known whether the export was cancelled: PostgreSQL did not confirm it.';
    throw new OutcomeUnknown(message, error, 'Cancel it again, which does no harm.');
  }
}
