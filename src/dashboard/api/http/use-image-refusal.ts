import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { errorText } from './api-error.ts';
import { parseJson } from './get-json.ts';
import { tokenHeader } from './token.ts';

/**
 * Why this product's service did not send an image that a page could not load, in its own words; null where it gives no
 * reason. An element of a page learns only that an image failed.
 *
 * @param address at the origin of this page
 */
export function useImageRefusal(address: string) {
  return useQuery({
    queryKey: queryKeys.imageRefusal(address),
    queryFn: async ({ signal }) => {
      const answer = await fetch(address, { headers: { accept: 'application/json', ...tokenHeader() }, signal });
      if (!answer.ok) return errorText(parseJson(await answer.text()));
      await answer.body?.cancel();
      return null;
    },
    retry: false,
    // The age of the data on the page is that of its records.
    meta: { undated: true },
  });
}
