import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import { formatListQuery } from '#contract/list-query.ts';
import { readPage, type Page, type RejectedRecord } from '#contract/page.ts';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { getJson } from './get-json.ts';

/** A collection as far as it has been read. */
export interface WholeList<Rec> {
  /** unique by id, in order of id */
  records: readonly Rec[];
  /** records that break the contract, set aside */
  rejected: readonly RejectedRecord[];
  /** how many records the service says there are */
  count: number;
  /** records that came more than once, as lists without a total order do */
  repeated: number;
  /** every page has been read; then `missingFrom` says whether every record came */
  complete: boolean;
}

export const NOTHING_READ: WholeList<never> = { records: [], rejected: [], count: 0, repeated: 0, complete: false };

/** Asked for first; a service may give less, and then what it gave is asked for. */
const PAGE_SIZE = 100;
/** A service that brings the rest within this time is shown once, whole: rows that move are worse than a short wait. */
const GRACE_MS = 1_000;
/** Polite to services we do not own. */
const PAGES_AT_A_TIME = 4;

/** How many records the service counted that did not come. */
export function missingFrom(list: WholeList<unknown>): number {
  return Math.max(0, list.count - list.records.length - list.rejected.length);
}

/**
 * Reads a collection page by page to its end, and yields what is there when the next step takes a while or fails. Walks
 * on `created_at`, whose values are unique, since running services break ties in no fixed order (spec 4.2 leaves the
 * default order open).
 *
 * @throws ApiError where a page cannot be read
 */
export async function* walkList<Name extends CollectionName>(
  name: Name,
  signal: AbortSignal,
): AsyncGenerator<WholeList<RecordOf<Name>>> {
  const { path } = collections[name];
  const record = collections[name].record as unknown as z.ZodType<RecordOf<Name>>;
  const byId = new Map<number, RecordOf<Name>>();
  const rejected = new Map<number | string, RejectedRecord>();
  let count = 0;
  let repeated = 0;

  const readAt = async (offset: number, limit: number): Promise<Page<RecordOf<Name>>> => {
    const query = formatListQuery({ ordering: [{ field: 'created_at', descending: false }], limit, offset });
    const body = await getJson(`${path}/?${query}`, signal);
    return pageOf(record, body, path);
  };
  const take = (page: Page<RecordOf<Name>>): void => {
    count = page.count;
    for (const one of page.rejected) rejected.set(one.id ?? `without id ${rejected.size}`, one);
    for (const one of page.records) {
      if (byId.has(one.id)) repeated += 1;
      else byId.set(one.id, one);
    }
  };
  const soFar = (complete: boolean): WholeList<RecordOf<Name>> => ({
    records: [...byId.values()].toSorted((a, b) => a.id - b.id),
    rejected: [...rejected.values()],
    count,
    repeated,
    complete,
  });

  const first = await readAt(0, PAGE_SIZE);
  take(first);
  const pageSize = first.records.length + first.rejected.length;
  if (pageSize > 0) {
    for (let offset = pageSize; offset < count; offset += pageSize * PAGES_AT_A_TIME) {
      const offsets = Array.from({ length: PAGES_AT_A_TIME }, (_, index) => offset + index * pageSize);
      const pages = Promise.all(offsets.filter((at) => at < count).map((at) => readAt(at, pageSize)));
      if (!(await succeedsWithin(GRACE_MS, pages))) yield soFar(false);
      for (const page of await pages) take(page);
    }
  }
  yield soFar(true);
}

/** Whether `work` succeeds within some milliseconds. */
function succeedsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = (success: boolean) => {
      clearTimeout(timer);
      resolve(success);
    };
    work.then(
      () => end(true),
      () => end(false),
    );
  });
}

function pageOf<Rec>(record: z.ZodType<Rec>, body: unknown, path: string): Page<Rec> {
  try {
    return readPage(record, body);
  } catch (error) {
    throw new ApiError(`The list of ${path} is not in the form that the interface describes.`, 200, { cause: error });
  }
}
