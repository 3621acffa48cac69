import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import type { ListQuery } from '#contract/lists/list-query.ts';
import { FIRST_PAGE, firstPageSize, walkOrdering } from '#dashboard/api/lists/whole-list-request.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { withRetry, PAUSES_MS } from '#dashboard/api/http/with-retry.ts';
import { ListLoad } from './list-load.ts';
import { readListPage } from '#dashboard/api/lists/read-list-page.ts';
import { isProjectNeeded } from '#dashboard/api/lists/is-project-needed.ts';
import { MOST_UNASKED, type WholeList } from '#dashboard/api/lists/whole-list.ts';

interface WalkOptions<Name extends CollectionName> {
  /** as they are on the wire */
  filters?: Readonly<Record<string, string>>;
  /** load past the first page also where there are more than `MOST_UNASKED` records */
  agreed?: boolean;
  /** records of other projects that count towards `MOST_UNASKED` too */
  before?: number;
  /** the unfinished load of an earlier walk of the same list, to continue */
  load?: ListLoad<ListedOf<Name>>;
  /** before each retry of a page, ms */
  pausesMs?: readonly number[];
}

/** If the rest comes within this time, nothing is shown between the first page and all: moving rows are worse than a wait. */
const GRACE_MS = 1_000;
const SHOW_EVERY_MS = 100;

/**
 * Loads a list page by page to its end, and yields its state: the first page at once, and the whole list; between
 * them, where the service is not quick, repeatedly while records arrive; and before it fails. Advances by the number of records received, since services return fewer than
 * requested. Transient failures of a page are retried.
 *
 * @throws ApiError where a page cannot be loaded; `load` still contains what was received
 */
export async function* walkList<Name extends CollectionName>(
  name: Name,
  signal: AbortSignal,
  {
    filters = {},
    agreed = false,
    before = 0,
    load = new ListLoad(filters),
    pausesMs = PAUSES_MS,
  }: WalkOptions<Name> = {},
): AsyncGenerator<WholeList<ListedOf<Name>>> {
  const stop = new AbortController();
  const ends = AbortSignal.any([signal, stop.signal]);
  // On abort at once, so that a following walk finds all unread ranges; and not later, when they belong to that walk.
  const giveBack = () => load.unread.giveBackAll();
  signal.addEventListener('abort', giveBack);
  const end = () => {
    stop.abort();
    if (!signal.aborted) giveBack();
  };
  const ask = (query: ListQuery, urgent: boolean) => {
    const ordering = load.isUnordered ? [] : [walkOrdering(name)];
    const counted = load.begun ? load.counted : undefined;
    return readListPage(name, { filters, ordering, ...query }, { signal: ends, urgent, counted });
  };
  const askFirst = (limit: number) => ask({ limit }, true);
  const retries = { pausesMs, signal: ends };

  try {
    load.startRun();
    let [showAtMs, graceMs] = [0, 0];
    if (!load.begun) {
      const size = Math.min(firstPageSize(name), load.pageSize.mostAtFirst);
      const { page, limit } = await withRetry(() => readFirst(load, size, askFirst), retries);
      load.begin(page, limit);
      graceMs = load.restMs < GRACE_MS ? GRACE_MS : 0;
    }
    const askOn = (offset: number, limit: number) => ask({ offset, limit }, false);
    do {
      // Also where the count was lower, and more follow.
      const total = before + load.total;
      if (!agreed && (total > MOST_UNASKED || (load.isOpenEnded && total >= MOST_UNASKED))) {
        yield load.list({ ended: true, tooMany: true });
        return;
      }
      const readers = Array.from({ length: load.pageSize.atATime }, async () => {
        while (await withRetry(() => loadNextPage(load, askOn), retries));
      });
      const work = Promise.all(readers);
      while (!(await settlesWithin(showAtMs - performance.now(), work))) {
        if (load.hasNews) yield load.list({ ended: false });
        showAtMs = performance.now() + Math.max(SHOW_EVERY_MS, graceMs);
        graceMs = 0;
      }
      await work;
    } while (load.checkEnd());
    yield load.list({ ended: true, complete: true });
  } catch (error) {
    end();
    if (load.begun && !signal.aborted) yield load.list({ ended: true });
    throw error;
  } finally {
    end();
    signal.removeEventListener('abort', giveBack);
  }
}

/** Where the service refuses the first request (400), asks for fewer records, then without the ordering. */
async function readFirst<Result>(
  load: { isUnordered: boolean },
  limit: number,
  ask: (limit: number) => Promise<Result>,
): Promise<{ page: Result; limit: number }> {
  try {
    return { page: await ask(limit), limit };
  } catch (error) {
    if (!isRefusal(error) || isProjectNeeded(error) || (limit <= FIRST_PAGE && load.isUnordered)) throw error;
  }
  if (limit > FIRST_PAGE) return readFirst(load, FIRST_PAGE, ask);
  // It may refuse that for a long list.
  load.isUnordered = true;
  try {
    return { page: await ask(limit), limit };
  } catch (error) {
    load.isUnordered = false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** Loads one more page. @returns false where none is left */
async function loadNextPage<Name extends CollectionName>(
  load: ListLoad<ListedOf<Name>>,
  ask: (offset: number, limit: number) => ReturnType<typeof readListPage<Name>>,
): Promise<boolean> {
  const claimed = load.unread.claim(load.pageSize.size);
  if (claimed === null) return false;
  const limit = claimed.to - claimed.from;
  try {
    load.take(claimed, await ask(claimed.from, limit));
  } catch (error) {
    load.unread.giveBack(claimed);
    if (!(error instanceof ApiError)) throw error;
    load.pageSize.shrink();
    // Some services refuse a large limit, others clamp it.
    if (error.status !== 400 || limit <= FIRST_PAGE) throw error;
    load.pageSize.allow(FIRST_PAGE);
  }
  return true;
}

/** Whether `work` succeeds or fails within some milliseconds. */
function settlesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const settle = () => {
      clearTimeout(timer);
      resolve(true);
    };
    work.then(settle, settle);
  });
}
