import { idsOfPage } from '#service/database/ids-in.ts';
import { sql } from 'kysely';
import { hasEnded } from '#contract/records/job.ts';

import { fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { orderedFilters } from './export-filters.ts';
import { exportResult } from './export-result.ts';
import { progressWithFile } from './progress-with-file.ts';
import { jobSummary, namedSummary } from './related-summaries.ts';

/** Background jobs, of deployments and of exports (open in the spec, 4.5). */
export const jobsQuery: CollectionQuery<'jobs'> = {
  table: 'jobs',
  orderings: {
    created_at: 'created_at',
    updated_at: 'updated_at',
    id: 'id',
    name: 'name',
    status: 'status',
    project: 'project_id',
    deployment: 'deployment_id',
    // Not every job has a deployment.
    deployment__name: sql`(select name from deployments where deployments.id = jobs.deployment_id)`,
  },
  nullable: ['project', 'deployment', 'deployment__name'],
  filters: { project_id: 'project_id', deployment: 'deployment_id' },
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('jobs')
      .leftJoin('projects', 'projects.id', 'jobs.project_id')
      .leftJoin('deployments', 'deployments.id', 'jobs.deployment_id')
      .leftJoin('exports', 'exports.job_id', 'jobs.id')
      .selectAll('jobs')
      .select([
        'projects.name as project_name',
        'deployments.name as deployment_name',
        'exports.file_path',
        'exports.sha256',
        'exports.left_out',
        'exports.id as export_id',
        'exports.user_id',
        'exports.format',
        'exports.filters',
        'exports.collection_id',
        'exports.deployment_id as export_deployment_id',
        'exports.event_id',
      ])
      .where(idsOfPage(database, 'jobs.id', ids))
      .execute();
    return rows.map((row) => {
      // A job of ours is not changed after its end; another service may change its own later.
      const lastChange = row.is_copied === 0 && hasEnded(row.status) ? row.updated_at : null;
      const finishedAt = row.finished_at ?? lastChange;
      return {
        ...jobSummary(baseUrl, row),
        name: row.name,
        project: namedSummary(baseUrl, 'projects', row.project_id, row.project_name),
        deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
        progress: progressWithFile(row.progress, row.status, fileUrl(baseUrl, row.file_path)),
        result: exportResult(row.sha256, row.left_out),
        started_at: row.started_at,
        finished_at: finishedAt,
        duration: row.started_at === null || finishedAt === null ? null : secondsBetween(row.started_at, finishedAt),
        data_export:
          row.export_id === null || row.user_id === null || row.project_id === null
            ? null
            : {
                id: row.export_id,
                user: row.user_id,
                project: row.project_id,
                format: row.format ?? '',
                filters: orderedFilters({
                  collection_id: row.collection_id,
                  deployment_id: row.export_deployment_id,
                  event_id: row.event_id,
                  filters: row.filters ?? '{}',
                }),
                file_url: fileUrl(baseUrl, row.file_path),
              },
      };
    });
  },
};

/** Between two times of our clock, as text with at least one decimal: "20.669". */
function secondsBetween(from: string, to: string): string {
  const seconds = (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1_000;
  return Number.isInteger(seconds) ? seconds.toFixed(1) : String(seconds);
}
