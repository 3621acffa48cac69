import { exportFormatNames } from '#contract/exports/export-formats.ts';
import { exportOptions } from '#contract/exports/export-request.ts';
import type { Database } from '#service/database/open-database.ts';
import { storedFilters } from '#service/queries/export-filters.ts';
import { prepareExport, type PreparedExport } from './prepared-export.ts';

/** What a job's export contains, and how its file is made. */
export async function claimedExport(database: Database, jobId: number): Promise<PreparedExport> {
  const row = await database.selectFrom('exports').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
  const format = exportFormatNames.find((one) => one === row.format);
  if (format === undefined) throw new Error(`This release makes no exports of ${row.format}.`);
  return prepareExport(database, {
    id: row.id,
    orderedAt: row.created_at,
    format,
    projectId: row.project_id,
    collectionId: row.collection_id,
    deploymentId: row.deployment_id,
    eventId: row.event_id,
    filters: storedFilters(row.filters),
    options: exportOptions.parse(JSON.parse(row.options)),
  });
}
