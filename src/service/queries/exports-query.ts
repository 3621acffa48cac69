import { idsOfPage } from '#service/database/ids-in.ts';
import { exportOptions } from '#contract/exports/export-request.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { detailUrl, fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { filtersOf, readFilterNames, storedFilters } from './export-filters.ts';
import { exportResult } from './export-result.ts';
import { progressWithFile } from './progress-with-file.ts';

/** Exports with their user and their job (spec 2.6). */
export const exportsQuery: CollectionQuery<'exports'> = {
  table: 'exports',
  orderings: {
    updated_at: 'updated_at',
    created_at: 'created_at',
    id: 'id',
    format: 'format',
    user: 'user_id',
    record_count: 'record_count',
    file_size: 'file_size',
    file_size_display: 'file_size',
  },
  nullable: ['record_count', 'file_size', 'file_size_display'],
  filters: { project_id: 'project_id' },
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('exports')
      .innerJoin('users', 'users.id', 'exports.user_id')
      .innerJoin('jobs', 'jobs.id', 'exports.job_id')
      .innerJoin('projects', 'projects.id', 'exports.project_id')
      .leftJoin('collections', 'collections.id', 'exports.collection_id')
      .leftJoin('deployments', 'deployments.id', 'exports.deployment_id')
      .leftJoin('events', 'events.id', 'exports.event_id')
      .selectAll('exports')
      .select([
        'users.name as user_name',
        'users.image as user_image',
        'jobs.name as job_name',
        'jobs.status as job_status',
        'jobs.progress as job_progress',
        'projects.name as project_name',
        'collections.name as collection_name',
        'deployments.name as deployment_name',
        'events.start as event_start',
        'events.end as event_end',
      ])
      .where(idsOfPage(database, 'exports.id', ids))
      .execute();
    const names = await readFilterNames(
      database,
      rows.map(({ filters }) => storedFilters(filters)),
    );
    return rows.map((row) => {
      const file = fileUrl(baseUrl, row.file_path);
      return {
        id: row.id,
        user: {
          id: row.user_id,
          name: row.user_name,
          image: fileUrl(baseUrl, row.user_image),
          details: detailUrl(baseUrl, 'users', row.user_id),
          user_permissions: [],
        },
        format: row.format,
        ...filtersOf(row, names),
        // Not in the interface: only where an order had some.
        ...(row.options !== '{}' && { options: exportOptions.parse(JSON.parse(row.options)) }),
        job: {
          id: row.job_id,
          name: row.job_name,
          project: {
            id: row.project_id,
            name: row.project_name,
            details: detailUrl(baseUrl, 'projects', row.project_id),
            user_permissions: [],
          },
          progress: progressWithFile(row.job_progress, row.job_status, file),
          result: exportResult(row.sha256, row.left_out),
          user_permissions: [],
        },
        file_url: file,
        record_count: row.record_count,
        file_size: row.file_size,
        file_size_display: row.file_size === null ? null : bytesLabel(row.file_size),
        created_at: row.created_at,
        updated_at: row.updated_at,
        user_permissions: [],
      };
    });
  },
};
