import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import type { LatestJob } from './latest-job.ts';
import { readListPage } from '#dashboard/api/lists/read-list-page.ts';

const LATEST = 50;

/** The ids of the exports that jobs make, by job id: the list of jobs does not contain them. Fetched only where needed. */
export function useExportsOfJobs(jobs: readonly LatestJob[]): ReadonlyMap<number, number> {
  const { data } = useQuery({
    queryKey: queryKeys.exportsOfJobs(jobs.filter(lacksExportId).reduce((newest, { id }) => Math.max(newest, id), 0)),
    queryFn: async ({ signal }) => {
      const ordering = [{ field: 'updated_at', descending: true }];
      const { records } = await readListPage('exports', { ordering, limit: LATEST }, { signal });
      return records.flatMap(({ id, job }) => (job === null ? [] : [[job.id, id] as const]));
    },
    enabled: jobs.some(lacksExportId),
    staleTime: Infinity,
    retry: false,
  });
  return new Map(data);
}

function lacksExportId({ makesExport, exportId }: LatestJob): boolean {
  return makesExport && exportId === null;
}
