import { skipToken, useQuery } from '@tanstack/react-query';
import { imageFolders, imagePreview } from '#contract/images/image-answers.ts';
import type { ImagePreviewRequest } from '#contract/images/image-requests.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { askByPost } from '#dashboard/api/http/post-json.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { readImages } from './read-images.ts';

/** The folders in a folder of the service's machine; null: those that it may look at. */
export function useImageFolders(folder: string | null) {
  return useQuery({
    queryKey: queryKeys.imageFolders(folder),
    queryFn: async ({ signal }) => {
      const query = folder === null ? '' : `?folder=${encodeURIComponent(folder)}`;
      return readImages(imageFolders, 'images/folders/', await getJson(`images/folders/${query}`, signal));
    },
    staleTime: 0,
    retry: false,
  });
}

/** What indexing a folder would make of it; asked for again with every change, and ended with it. Null: nothing is asked. */
export function useImagePreview(request: ImagePreviewRequest | null) {
  return useQuery({
    queryKey: queryKeys.imagePreview(request ?? {}),
    queryFn:
      request === null
        ? skipToken
        : async ({ signal }) =>
            readImages(imagePreview, 'images/preview/', await askByPost('images/preview/', request, signal)),
    // The folder may have changed.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: (previous) => (previous?.folder === request?.folder ? previous : undefined),
  });
}
