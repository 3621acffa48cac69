import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { publicationRecord, type Publication, type PublicationRecord } from '#contract/exports/publication.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { putJson } from '#dashboard/api/http/post-json.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

const pathOf = (project: string) => `projects/${project}/publication/`;

/** What the service keeps of a project for packages that are published (ours); nothing is asked where `project` is null. */
export function usePublication(project: string | null) {
  return useQuery({
    queryKey: queryKeys.publication(project ?? ''),
    queryFn:
      project === null
        ? skipToken
        : async ({ signal }) => recordIn(pathOf(project), await getJson(pathOf(project), signal)),
    staleTime: 0,
  });
}

/**
 * Writes it, in place of all that was kept.
 *
 * @throws PostError where the service refuses, ApiError where there was no response
 */
export async function putPublication(client: QueryClient, project: string, written: Publication): Promise<void> {
  const record = recordIn(pathOf(project), await putJson(pathOf(project), written));
  client.setQueryData(queryKeys.publication(project), record);
}

function recordIn(path: string, json: unknown): PublicationRecord {
  const read = publicationRecord.safeParse(json);
  if (read.success) return read.data;
  throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}`, read.error.message), 200);
}
