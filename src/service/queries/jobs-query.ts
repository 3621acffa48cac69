import { sql } from 'kysely';
import { fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
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
      ])
      .where('jobs.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...jobSummary(baseUrl, row),
      name: row.name,
      project: namedSummary(baseUrl, 'projects', row.project_id, row.project_name),
      deployment: namedSummary(baseUrl, 'deployments', row.deployment_id, row.deployment_name),
      progress: progressWithFile(row.progress, row.status, fileUrl(baseUrl, row.file_path)),
      result: exportResult(row.sha256, row.left_out),
    }));
  },
};
