import { readPage, type Page } from '#contract/page.ts';
import type { z } from '#contract/zod.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { nextTask } from '#dashboard/api/client/next-task.ts';
import { withFaultWords } from '#dashboard/api/with-fault-words.ts';

/** Records that are parsed between two checks of the clock. */
const SLICE = 50;
/** Yields to the browser after this time: half a frame. */
const SLICE_MS = 8;

/**
 * Parses the body of a list response, time-sliced, so that a thousand records do not delay a frame.
 *
 * @throws ApiError where the envelope is not that of spec 2.1
 * @throws the signal's reason where it is aborted meanwhile
 */
export async function parsePage<Rec>(
  record: z.ZodMiniType<Rec>,
  body: unknown,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<Page<Rec>> {
  const results = resultsOf(body);
  const page = await checked(record, { ...(body as object), results: results?.slice(0, SLICE) }, path);
  let sliceEndMs = performance.now() + SLICE_MS;
  for (let at = SLICE; at < (results?.length ?? 0); at += SLICE) {
    if (performance.now() > sliceEndMs) {
      await nextTask();
      signal.throwIfAborted();
      sliceEndMs = performance.now() + SLICE_MS;
    }
    const slice = await checked(record, { ...(body as object), results: results?.slice(at, at + SLICE) }, path);
    page.records.push(...slice.records);
    page.rejected.push(...slice.rejected);
  }
  return page;
}

function resultsOf(body: unknown): readonly unknown[] | undefined {
  if (typeof body !== 'object' || body === null || !('results' in body)) return undefined;
  return Array.isArray(body.results) ? (body.results as unknown[]) : undefined;
}

async function checked<Rec>(record: z.ZodMiniType<Rec>, body: unknown, path: string): Promise<Page<Rec>> {
  try {
    return await withFaultWords(
      () => readPage(record, body),
      ({ rejected }) => rejected.length > 0,
    );
  } catch (error) {
    throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}/`, ''), 200, { cause: error });
  }
}
