import { exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportFilters, ExportOptions } from '#contract/exports/export-request.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { waitingProgress } from './export-progress.ts';

/** What an export contains (spec 2.6), checked against the database. */
export interface ExportOrder {
  format: ExportFormatName;
  projectId: number;
  collectionId: number | null;
  deploymentId: number | null;
  eventId: number | null;
  /** the other filters */
  filters: Omit<ExportFilters, 'collection_id' | 'deployment' | 'event'>;
  options: ExportOptions;
  /** names of the filters, for people; empty where the whole project is exported */
  what: readonly string[];
  /** number of records, where it was counted */
  total?: number | null;
}

export interface ExportIds {
  jobId: number;
  exportId: number;
}

/**
 * Inserts an export and its job. `userIdIn` returns the user's id within the same transaction; `ids` is for rows with
 * explicit ids.
 *
 * @returns the export's id
 */
export function insertExport(
  database: Database,
  order: ExportOrder,
  userIdIn: (transaction: Database) => Promise<number>,
  at: string,
  ids?: ExportIds,
): Promise<number> {
  return inShortTransaction(database, async (transaction) => {
    const userId = await userIdIn(transaction);
    const times = { created_at: at, updated_at: at };
    const job = await transaction
      .insertInto('jobs')
      .values({
        ...(ids && { id: ids.jobId }),
        project_id: order.projectId,
        deployment_id: null,
        name: `Export of ${order.what.length === 0 ? `all ${exportFormats[order.format].records}` : order.what.join(', ')}`,
        status: 'CREATED',
        job_type_key: 'data_export',
        job_type_name: 'Data export',
        progress: JSON.stringify(waitingProgress(order.total ?? null)),
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await transaction
      .insertInto('exports')
      .values({
        ...(ids && { id: ids.exportId }),
        user_id: userId,
        job_id: job.id,
        project_id: order.projectId,
        collection_id: order.collectionId,
        deployment_id: order.deploymentId,
        event_id: order.eventId,
        filters: JSON.stringify(order.filters),
        options: JSON.stringify(order.options),
        format: order.format,
        file_path: null,
        record_count: null,
        file_size: null,
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  });
}
