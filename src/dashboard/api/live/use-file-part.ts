import { useQuery } from '@tanstack/react-query';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { notReached } from '#dashboard/api/client/get-json.ts';
import { tokenHeader } from '#dashboard/api/client/token.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** Enough for the first rows of a table, and for the directory of an archive at its end. */
const PART_BYTES = 65_536;

/**
 * The first or the last bytes of a file of this page's own origin, by a range request; of a server without ranges, the
 * whole file.
 *
 * @param path with its query, from this origin
 */
export function useFilePart(path: string, version: string, part: 'head' | 'tail') {
  return useQuery({
    queryKey: queryKeys.filePart(path, version, part),
    queryFn: async ({ signal }): Promise<Uint8Array> => {
      const range = part === 'head' ? `0-${PART_BYTES - 1}` : `-${PART_BYTES}`;
      const headers = { range: `bytes=${range}`, ...tokenHeader() };
      const answer = await fetch(path, { headers, signal }).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : notReached(error);
      });
      if (!answer.ok) throw new ApiError(() => apiMessages.now.status(answer.status), answer.status);
      return new Uint8Array(await answer.arrayBuffer());
    },
    staleTime: Infinity,
    retry: false,
  });
}
