import { jobProgress } from '#contract/job.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { detailUrl, fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';

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
      .innerJoin('projects', 'projects.id', 'jobs.project_id')
      .leftJoin('collections', 'collections.id', 'exports.collection_id')
      .selectAll('exports')
      .select([
        'users.name as user_name',
        'users.image as user_image',
        'jobs.name as job_name',
        'jobs.progress as job_progress',
        'jobs.project_id as project_id',
        'projects.name as project_name',
        'collections.name as collection_name',
      ])
      .where('exports.id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const file = fileUrl(baseUrl, row.file_path);
      const collectionId = row.collection_id === null ? null : String(row.collection_id);
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
        filters: collectionId === null ? {} : { collection_id: collectionId },
        filters_display: collectionId === null ? {} : { collection: { id: collectionId, name: row.collection_name } },
        job: {
          id: row.job_id,
          name: row.job_name,
          project: {
            id: row.project_id,
            name: row.project_name,
            details: detailUrl(baseUrl, 'projects', row.project_id),
            user_permissions: [],
          },
          progress: withFileUrl(jobProgress.parse(JSON.parse(row.job_progress ?? 'null')), file),
          result: null,
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

type Progress = ReturnType<typeof jobProgress.parse>;

/** The stage parameter `file_url` equals the export's (spec 2.6), whose origin depends on who asks. */
function withFileUrl(progress: Progress, file: string | null): Progress {
  return {
    ...progress,
    stages: progress.stages.map((stage) => ({
      ...stage,
      params: stage.params.map((parameter) =>
        parameter.key === 'file_url' ? { ...parameter, value: file } : parameter,
      ),
    })),
  };
}
