import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/ordering-ignored-header.ts';
import type { Page } from '#contract/page.ts';
import { listAddress } from '#contract/whole-list-request.ts';
import type { z } from '#contract/zod.ts';
import { getAnswer } from '#dashboard/api/client/get-json.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { nextTask } from '#dashboard/api/client/next-task.ts';
import { parsePage } from './parse-page.ts';

export interface TimedPage<Rec> extends Page<Rec> {
  /** from the request until the page was parsed */
  tookMs: number;
}

interface ListPage<Rec> extends TimedPage<Rec> {
  /** the service states that it does not know a field of the ordering; many services ignore it silently */
  isOrderingIgnored: boolean;
}

/**
 * One page of a list (spec 4.2); all pages share one queue (`limitConcurrency`).
 *
 * @throws ApiError where it cannot be loaded
 */
export function readListPage<Name extends CollectionName>(
  name: Name,
  query: ListQuery,
  { signal, urgent = false }: { signal: AbortSignal; urgent?: boolean },
): Promise<ListPage<RecordOf<Name>>> {
  const { path } = collections[name];
  const record = collections[name].record as unknown as z.ZodMiniType<RecordOf<Name>>;
  const read = async () => {
    const startMs = performance.now();
    const { json, headers } = await getAnswer(listAddress(name, query), signal);
    // Parsing the JSON of a thousand records was enough for one task.
    await nextTask();
    const page = await parsePage(record, json, { path, signal });
    const isOrderingIgnored = headers.has(ORDERING_IGNORED_HEADER);
    return { ...page, tookMs: performance.now() - startMs, isOrderingIgnored };
  };
  return limitConcurrency(read, { signal, urgent });
}
