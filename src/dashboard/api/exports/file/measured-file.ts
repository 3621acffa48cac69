import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { SILENCE_MS } from '#dashboard/api/http/await-answer.ts';
import { CsvRows } from './csv-rows.ts';
import { notReached } from '#dashboard/api/http/get-json.ts';
import { tokenHeader } from '#dashboard/api/http/token.ts';

/** The measured size of a file. */
export interface MeasuredFile {
  /** after decompression */
  bytes: number;
  /** rows of data in a CSV file (RFC 4180), without its header line */
  rows: number;
  /** SHA-256 in hexadecimal digits; null for a large file, and where the browser does not compute it, as over plain HTTP */
  sha256: string | null;
  /** why there is no SHA-256; null where there is one */
  unhashed: 'large' | 'insecure' | null;
}

/** Larger files are not held in memory, which the browser's SHA-256 needs. */
export const MOST_HASHED_BYTES = 64_000_000;

/**
 * Streams a file of this page's own origin to its end, and keeps nothing of it.
 *
 * @param path with its query, from this origin
 * @throws ApiError where the file is missing, not allowed for this reader, or incomplete
 */
async function measureFile(path: string, signal: AbortSignal): Promise<MeasuredFile> {
  const stop = new AbortController();
  const ends = AbortSignal.any([signal, stop.signal]);
  const late = () => stop.abort(new ApiError(() => apiMessages.now.stopped(SILENCE_MS / 1_000), null));
  let timer = setTimeout(late, SILENCE_MS);
  try {
    const answer = await fetch(path, { headers: tokenHeader(), signal: ends });
    if (!answer.ok) throw new ApiError(() => apiMessages.now.status(answer.status), answer.status);
    const reader = answer.body?.getReader();
    const rows = new CsvRows();
    let bytes = 0;
    let parts: Uint8Array<ArrayBuffer>[] | null = 'subtle' in crypto ? [] : null;
    for (;;) {
      const part = await reader?.read();
      if (part?.value === undefined) break;
      clearTimeout(timer);
      timer = setTimeout(late, SILENCE_MS);
      bytes += part.value.length;
      rows.add(part.value);
      parts = bytes > MOST_HASHED_BYTES ? null : parts;
      parts?.push(part.value);
    }
    const tooLarge = parts === null ? 'large' : null;
    const unhashed = 'subtle' in crypto ? tooLarge : 'insecure';
    const sha256 = parts === null ? null : await sha256Of(parts);
    return { bytes, rows: Math.max(0, rows.end() - 1), sha256, unhashed };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw ends.aborted ? ends.reason : notReached(error);
  } finally {
    clearTimeout(timer);
  }
}

async function sha256Of(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await new Blob([...parts]).arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The measured size of a file; measured once while `enabled`, and again by `refetch`. */
export function useMeasuredFile(path: string, version: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.measuredFile(path, version),
    queryFn: ({ signal }) => measureFile(path, signal),
    enabled,
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  });
}
