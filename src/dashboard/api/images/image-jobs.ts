import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import {
  imageRemoval,
  type ImageIndexRequest,
  type ImagePlaces,
  type ImageRemoval,
  type SentMapping,
} from '#contract/images/image-requests.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { postJson, putJson } from '#dashboard/api/http/post-json.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { renewImageSources } from './image-sources.ts';
import { readImages } from './read-images.ts';

/** Indexes a folder. @throws PostError where the service refuses, ApiError where there was no response; so below */
export function indexImages(client: QueryClient, request: ImageIndexRequest): Promise<void> {
  return begin(client, 'images/', request);
}

/** Indexes a source again: as it was, or with another mapping. */
export function checkImages(
  client: QueryClient,
  id: number,
  change: { mapping?: SentMapping; table?: string } = {},
): Promise<void> {
  return begin(client, `storage/${id}/check/`, change);
}

/** Removes a source with what goes with it, which must be as it was counted. */
export function removeImages(client: QueryClient, id: number, counted: ImageRemoval): Promise<void> {
  return begin(client, `storage/${id}/removal/`, counted);
}

/** Cancels a job that indexes or removes a source. */
export function cancelImages(client: QueryClient, jobId: number): Promise<void> {
  return begin(client, `jobs/${jobId}/cancel/`, {});
}

/** Writes where deployments of a source are: all of them or none. */
export async function putPlaces(client: QueryClient, id: number, written: ImagePlaces): Promise<void> {
  await putJson(`storage/${id}/places/`, written);
  void client.invalidateQueries({ queryKey: queryKeys.collection('deployments') });
}

/** What goes with a source that is removed; nothing is asked where `id` is null. */
export function useImageRemoval(id: number | null) {
  return useQuery({
    queryKey: queryKeys.imageRemoval(id ?? 0),
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }) => {
            const path = `storage/${id}/removal/`;
            return readImages(imageRemoval, path, await getJson(path, signal));
          },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

async function begin(client: QueryClient, path: string, body: object): Promise<void> {
  await postJson(path, body);
  await renewImageSources(client);
  // A new source is in the list from now on.
  void client.invalidateQueries({ queryKey: queryKeys.wholeLists('storage') });
}
