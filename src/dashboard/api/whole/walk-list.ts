import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import type { ListQuery, OrderingTerm } from '#contract/list-query.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { FIRST_PAGE } from './page-size.ts';
import { withRetry, PAUSES_MS } from '#dashboard/api/client/with-retry.ts';
import { ListLoad } from './list-load.ts';
import { readListPage } from './read-list-page.ts';
import { MOST_UNASKED, PAGES_AT_A_TIME, type WholeList } from './whole-list.ts';

interface WalkOptions<Name extends CollectionName> {
  /** as they are on the wire */
  filters?: Readonly<Record<string, string>>;
  /** read on past the first page also where there are more than `MOST_UNASKED` records */
  agreed?: boolean;
  /** what came of an earlier walk of the same list, to be gone on with */
  load?: ListLoad<RecordOf<Name>>;
  /** before each further try of a page that failed, ms */
  pausesMs?: readonly number[];
}

/** A service that brings the rest within this time is shown once, whole: rows that move are worse than a short wait. */
const GRACE_MS = 1_000;
const SHOW_EVERY_MS = 100;

/**
 * Reads a list page by page to its end, and yields what is there: once, whole, where the service is quick; else what
 * came so far, while it comes, and before it fails. Advances by what came, since services give less than they are asked
 * for. A page that fails in a way that may pass is tried again.
 *
 * @throws ApiError where a page cannot be read; `load` then still holds what came
 */
export async function* walkList<Name extends CollectionName>(
  name: Name,
  signal: AbortSignal,
  { filters = {}, agreed = false, load = new ListLoad(filters), pausesMs = PAUSES_MS }: WalkOptions<Name> = {},
): AsyncGenerator<WholeList<RecordOf<Name>>> {
  const stop = new AbortController();
  const ends = AbortSignal.any([signal, stop.signal]);
  // At once, so that a walk which follows finds all that is unread; and never later, when it is that walk's.
  const giveBack = () => load.unread.giveBackAll();
  signal.addEventListener('abort', giveBack);
  const end = () => {
    stop.abort();
    if (!signal.aborted) giveBack();
  };
  const ask = (query: ListQuery, urgent: boolean) => {
    const ordering = load.isUnordered ? [] : [walkOrdering(name)];
    return readListPage(name, { filters, ordering, ...query }, { signal: ends, urgent });
  };
  const askFirst = () => withoutRefusedOrdering(load, () => ask({ limit: FIRST_PAGE }, true));
  const retries = { pausesMs, signal: ends };

  try {
    load.startRun();
    let showAtMs = 0;
    if (!load.begun) {
      load.begin(await withRetry(askFirst, retries), FIRST_PAGE);
      if (load.restMs < GRACE_MS) showAtMs = performance.now() + GRACE_MS;
    }
    const askOn = (offset: number, limit: number) => ask({ offset, limit }, false);
    do {
      // Also where the count promised fewer, and more follow.
      if (!agreed && (load.total > MOST_UNASKED || (load.isOpenEnded && load.total >= MOST_UNASKED))) {
        yield load.list({ ended: true, tooMany: true });
        return;
      }
      const readers = Array.from({ length: PAGES_AT_A_TIME }, async () => {
        while (await withRetry(() => loadNextPage(load, askOn), retries));
      });
      const work = Promise.all(readers);
      while (!(await settlesWithin(showAtMs - performance.now(), work))) {
        if (load.hasNews) yield load.list({ ended: false });
        showAtMs = performance.now() + SHOW_EVERY_MS;
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

/** Asks once more without the ordering where the service refuses that, as it may for a long list (400). */
async function withoutRefusedOrdering<Result>(
  load: { isUnordered: boolean },
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || load.isUnordered) throw error;
    load.isUnordered = true;
    return ask().catch((failure: unknown) => {
      load.isUnordered = false;
      throw failure;
    });
  }
}

/** Reads one more page. @returns false where none is left */
async function loadNextPage<Name extends CollectionName>(
  load: ListLoad<RecordOf<Name>>,
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
    // A service may refuse what others clamp.
    if (error.status !== 400 || limit <= FIRST_PAGE) throw error;
    load.pageSize.allow(FIRST_PAGE);
  }
  return true;
}

/**
 * By unique values where the list can be ordered by such, since running services break ties in no fixed order (spec 4.2
 * leaves the default order open).
 */
function walkOrdering(name: CollectionName): OrderingTerm {
  const orderings: readonly string[] = collections[name].orderings;
  const field = ['created_at', 'timestamp'].find((one) => orderings.includes(one)) ?? 'id';
  return { field, descending: false };
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
