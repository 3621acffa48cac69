import { useQuery } from '@tanstack/react-query';
import { collections } from '#contract/lists/collections.ts';
import { exampleCapturesReader, type ExampleCaptures } from '#contract/records/event.ts';
import { MOST_IDS } from '#contract/lists/list-parameters.ts';
import { formatListQuery } from '#contract/lists/list-query.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { nextTask } from '#dashboard/api/http/next-task.ts';
import { STALE_MS } from '#dashboard/api/http/stale-ms.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { limitConcurrency } from '#dashboard/api/http/limit-concurrency.ts';
import { parsePage } from './parse-page.ts';

/** The sessions that one request is for. */
interface Batch {
  ids: number[];
  answer: Promise<readonly ExampleCaptures[]>;
}

/** the batch that is still open; all rows that are drawn in one task share it */
let open: Batch | null = null;

/**
 * The example captures of a session whose list was read without them. One request is for all sessions that ask in the
 * same task, at most 100.
 */
export function useExampleCaptures(id: number) {
  return useQuery({
    queryKey: queryKeys.exampleCaptures(id),
    queryFn: async () => {
      const { answer } = batchWith(id);
      const session = (await answer).find((one) => one.id === id);
      if (session !== undefined) return session.example_captures;
      throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/events/?ids=${id}`, 'example_captures'), 200);
    },
    staleTime: STALE_MS,
    // The age of the data on the page is that of the list.
    meta: { undated: true },
  });
}

function batchWith(id: number): Batch {
  if (open === null || open.ids.length === MOST_IDS) open = begin();
  open.ids.push(id);
  return open;
}

function begin(): Batch {
  const ids: number[] = [];
  const send = async () => {
    await nextTask();
    if (open?.ids === ids) open = null;
    return read(ids);
  };
  return { ids, answer: send() };
}

async function read(ids: readonly number[]): Promise<readonly ExampleCaptures[]> {
  const { path } = collections.events;
  // Rows that left the screen may come back: their batch is not cancelled.
  const { signal } = new AbortController();
  // The same rows have the same address, whatever their ordering: without network the browser's cache answers it.
  const sorted = ids.toSorted((a, b) => a - b);
  const query = { ids: sorted, fields: ['id', 'example_captures'], limit: ids.length };
  const work = async () => {
    const page = await parsePage(exampleCapturesReader, await getJson(`${path}/?${formatListQuery(query)}`, signal), {
      path,
      signal,
    });
    return page.records;
  };
  return limitConcurrency(work, { signal, urgent: true });
}
