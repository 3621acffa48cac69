import { collections, type CollectionName, type ListedOf } from '#contract/lists/collections.ts';
import type { ListQuery } from '#contract/lists/list-query.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';
import type { Page } from '#contract/lists/page.ts';
import { listAddress, listedFields, listedReader } from './whole-list-request.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { askFirst } from '#dashboard/api/http/first-rows.ts';
import { getAnswer } from '#dashboard/api/http/get-json.ts';
import { noteRefusedFields, takesFields } from '#dashboard/api/http/taken-parameters.ts';
import { limitConcurrency } from '#dashboard/api/http/limit-concurrency.ts';
import { nextTask } from '#dashboard/api/http/next-task.ts';
import { parsePage } from './parse-page.ts';

export interface TimedPage<Rec> extends Page<Rec> {
  /** from the request until the answer was there, ms */
  tookMs: number;
}

interface ListPage<Rec> extends TimedPage<Rec> {
  /** the service states that it does not know a field of the ordering; many services ignore it silently */
  isOrderingIgnored: boolean;
}

/**
 * One page of a list (spec 4.2), with the fields that lists show; all pages share one queue (`limitConcurrency`), except
 * the rows in sight (`isFirst`), which all others wait for.
 *
 * @param counted the count of the first page, for one without a count
 *
 * @throws ApiError where it cannot be loaded
 */
export function readListPage<Name extends CollectionName>(
  name: Name,
  query: ListQuery,
  {
    signal,
    urgent = false,
    isFirst = false,
    counted,
  }: { signal: AbortSignal; urgent?: boolean; isFirst?: boolean; counted?: number | undefined },
): Promise<ListPage<ListedOf<Name>>> {
  const { path } = collections[name];
  const read = async () => {
    const { json, headers, tookMs, isSparse } = await answerTo(name, query, signal);
    // Parsing the JSON of a thousand records was enough for one task.
    await nextTask();
    const reader = isSparse ? listedReader(name) : collections[name].reader;
    const page = await parsePage(reader as unknown as RecordReader<ListedOf<Name>>, json, { path, signal, counted });
    const isOrderingIgnored = headers.has(ORDERING_IGNORED_HEADER);
    return { ...page, tookMs, isOrderingIgnored };
  };
  return isFirst ? askFirst(read) : limitConcurrency(read, { signal, urgent });
}

/** Requests the fields that lists show where the service takes `fields`, else whole records. */
async function answerTo(name: CollectionName, query: ListQuery, signal: AbortSignal) {
  const whole = async () => ({ ...(await getAnswer(listAddress(name, query, false), signal)), isSparse: false });
  if (listedFields(name).length === 0 || !takesFields()) return whole();
  try {
    return { ...(await getAnswer(listAddress(name, query, true), signal)), isSparse: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const answer = await whole();
    // The same request succeeded without `fields`: the service refuses `fields`.
    noteRefusedFields();
    return answer;
  }
}
