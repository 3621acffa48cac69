import { useQuery } from '@tanstack/react-query';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { notReached } from '#dashboard/api/http/get-json.ts';
import { tokenHeader } from '#dashboard/api/http/token.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';

/** A part of a file. */
export interface FilePart {
  bytes: Uint8Array<ArrayBuffer>;
  /** where it begins in the file; 0 from a server without ranges */
  start: number;
}

/** Reads bytes of a file: from `from` on, or the last ones where that is null. */
export type ReadPart = (from: number | null, length: number) => Promise<FilePart>;

/**
 * What `read` finds in parts of a file of this page's own origin, by range requests; from a server without ranges, it gets
 * the first bytes, whatever it asks for.
 *
 * @param path with its query, from this origin
 */
export function useFilePreview<Found>(path: string, version: string, read: (part: ReadPart) => Promise<Found>) {
  return useQuery({
    queryKey: queryKeys.filePreview(path, version),
    queryFn: ({ signal }) => read((from, length) => readPart(path, { from, length }, signal)),
    staleTime: Infinity,
    retry: false,
  });
}

async function readPart(
  path: string,
  { from, length }: { from: number | null; length: number },
  signal: AbortSignal,
): Promise<FilePart> {
  const range = from === null ? `-${length}` : `${from}-${from + length - 1}`;
  const headers = { range: `bytes=${range}`, ...tokenHeader() };
  const answer = await fetch(path, { headers, signal }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : notReached(error);
  });
  if (!answer.ok) throw new ApiError(() => apiMessages.now.status(answer.status), answer.status);
  const [, start] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? [];
  return { bytes: await firstBytes(answer, length), start: answer.status === 206 ? Number(start) : 0 };
}

async function firstBytes({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  while (length < most) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    parts.push(part.value);
    length += part.value.length;
  }
  await reader?.cancel();
  return new Uint8Array(await new Blob(parts).slice(0, most).arrayBuffer());
}
