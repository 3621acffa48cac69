import type { ExportRecord } from '#contract/records/export.ts';
import type { ReportedProgress } from '#contract/records/job.ts';

type Changes = Partial<Omit<ExportRecord, 'job' | 'user'>> & {
  user?: NonNullable<ExportRecord['user']>;
  /** of the job's progress */
  progress?: Partial<ReportedProgress> & { stages?: NonNullable<ReportedProgress['stages']> };
  status?: string;
  /** records written; `total` is 1,000 */
  done?: number;
};

const none = { user_permissions: [] };
const project = { id: 3, name: 'Moths of the bog', details: 'http://127.0.0.1/api/v2/projects/3/', ...none };

/** An export as a service of the interface has it (spec 2.6): of 1,000 records, and finished unless said otherwise. */
export function madeExport(id: number, { progress, status = 'SUCCESS', done = 1_000, ...changes }: Changes = {}) {
  const isDone = status === 'SUCCESS';
  const file = isDone ? `https://files.example.org/exports/${id}.csv` : null;
  const stage = { status, progress: done / 1_000 };
  const figure = (key: string, value: number | string | null) => ({ name: key, key, category: 'default', value });
  return {
    id,
    user: { id: 1, name: 'Ana', image: null, details: 'http://127.0.0.1/api/v2/users/1/', ...none },
    format: 'occurrences_simple_csv',
    filters: { collection_id: '6' },
    filters_display: { collection: { id: '6', name: `Set ${id}` } },
    job: {
      id: 100 + id,
      name: `Export of set ${id}`,
      project,
      progress: {
        summary: { status, progress: done / 1_000 },
        stages: [
          {
            ...stage,
            key: 'data_export',
            name: 'Data export',
            params: [figure('number_of_records_exported', done), figure('total_records_to_export', 1_000)],
          },
          { ...stage, key: 'uploading_snapshot', name: 'Uploading snapshot', params: [figure('file_url', file ?? '')] },
        ],
        errors: [] as unknown[],
        logs: [] as unknown[],
        ...progress,
      },
      result: null,
      ...none,
    },
    file_url: file,
    record_count: isDone ? 1_000 : null,
    file_size: isDone ? 20_480 : null,
    file_size_display: isDone ? '20.0 KB' : null,
    created_at: `2024-06-13T09:00:${String(id).padStart(2, '0')}.000001`,
    updated_at: `2024-06-13T09:10:${String(id).padStart(2, '0')}.000001`,
    ...none,
    ...changes,
  };
}

/** The same with something else in its job, null for no job at all. */
export function withJob(record: ReturnType<typeof madeExport>, job: object | null): object {
  return { ...record, job: job === null ? null : { ...record.job, ...job } };
}
