import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import { formatListQuery, type ListQuery } from '#contract/list-query.ts';
import type { Page } from '#contract/page.ts';
import type { z } from '#contract/zod.ts';
import { getJson } from './get-json.ts';
import { inTurn } from './list-turns.ts';
import { nextTask } from './next-task.ts';
import { parsePage } from './parse-page.ts';

/** A page, and how long it took from the request until it was read. */
export interface TimedPage<Rec> extends Page<Rec> {
  tookMs: number;
}

/**
 * One page of a list (spec 4.2), in its turn among all that is read of lists.
 *
 * @throws ApiError where it cannot be read
 */
export function readListPage<Name extends CollectionName>(
  name: Name,
  query: ListQuery,
  { signal, urgent = false }: { signal: AbortSignal; urgent?: boolean },
): Promise<TimedPage<RecordOf<Name>>> {
  const { path } = collections[name];
  const record = collections[name].record as unknown as z.ZodMiniType<RecordOf<Name>>;
  const read = async () => {
    const startMs = performance.now();
    const body = await getJson(`${path}/?${formatListQuery(query)}`, signal);
    // The body of a thousand records was long enough to parse for one task.
    await nextTask();
    const page = await parsePage(record, body, { path, signal });
    return { ...page, tookMs: performance.now() - startMs };
  };
  return inTurn(read, { signal, urgent });
}
