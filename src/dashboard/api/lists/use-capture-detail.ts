import { useQuery } from '@tanstack/react-query';
import { captureDetailReader } from '#contract/records/capture-detail.ts';
import { collections } from '#contract/lists/collections.ts';
import { formatListQuery } from '#contract/lists/list-query.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';
import { writtenFilters } from '#dashboard/api/http/wire-filters.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { getRecord } from './get-record.ts';

/**
 * A capture's own record, which has its detections. Some services give it only with the project. The request is cancelled
 * when another capture is asked for.
 *
 * @param enabled false makes no request; what was read before is still given
 */
export function useCaptureDetail(id: number, projectId: number | undefined, { enabled }: { enabled: boolean }) {
  const filters = writtenFilters({ project_id: projectId });
  const query = formatListQuery({ filters });
  const path = `${collections.captures.path}/${id}/${query === '' ? '' : `?${query}`}`;
  return useQuery({
    queryKey: queryKeys.captureDetail(id, filters),
    queryFn: ({ signal }) => getRecord(path, captureDetailReader, signal),
    staleTime: STALE_MS,
    enabled,
    // The age of the data on the page is that of the list.
    meta: { undated: true },
  });
}
