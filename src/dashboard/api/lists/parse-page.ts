import { readPage, type Page } from '#contract/lists/page.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { nextTask } from '#dashboard/api/http/next-task.ts';

/** Records that are parsed between two checks of the clock. */
const SLICE = 50;
/** Yields to the browser after this time: half a frame. */
const SLICE_MS = 8;

/**
 * Parses the body of a list response, time-sliced, so that a thousand records do not delay a frame.
 *
 * @param counted the count of the first page, for one without a count
 *
 * @throws ApiError where the envelope is not that of spec 2.1
 * @throws the signal's reason where it is aborted meanwhile
 */
export async function parsePage<Rec>(
  reader: RecordReader<Rec>,
  body: unknown,
  { path, signal, counted }: { path: string; signal: AbortSignal; counted?: number | undefined },
): Promise<Page<Rec>> {
  const results = resultsOf(body);
  const readSlice = (from: number) =>
    checked(reader, { ...(body as object), results: results?.slice(from, from + SLICE) }, path, counted);
  const page = readSlice(0);
  const deviations = new Deviations();
  deviations.add(page.deviations);
  let sliceEndMs = performance.now() + SLICE_MS;
  for (let at = SLICE; at < (results?.length ?? 0); at += SLICE) {
    if (performance.now() > sliceEndMs) {
      await nextTask();
      signal.throwIfAborted();
      sliceEndMs = performance.now() + SLICE_MS;
    }
    const slice = readSlice(at);
    for (const record of slice.records) page.records.push(record);
    for (const record of slice.rejected) page.rejected.push(record);
    deviations.add(slice.deviations);
  }
  return { ...page, deviations: deviations.all };
}

function resultsOf(body: unknown): readonly unknown[] | undefined {
  if (typeof body !== 'object' || body === null || !('results' in body)) return undefined;
  return Array.isArray(body.results) ? (body.results as unknown[]) : undefined;
}

function checked<Rec>(reader: RecordReader<Rec>, body: unknown, path: string, counted?: number): Page<Rec> {
  try {
    return readPage(reader, body, counted);
  } catch (error) {
    throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}/`, ''), 200, { cause: error });
  }
}
