import { cameWith, type Page } from '#contract/lists/page.ts';
import { REQUESTS_AT_A_TIME } from '#dashboard/api/http/limit-concurrency.ts';
import type { IndexRange } from './unread-ranges.ts';

/** What the pages of a list say about its length. */
interface Extent {
  /** how many records the service says there are */
  readonly counted: number;
  /** the list is loaded up to here in any case; a page beyond counts only if it contains something new */
  readonly planned: number;
  /** the end of the page that reaches furthest */
  readonly reach: number;
  /** that page names a next one, or has records past the count */
  readonly hasMore: boolean;
}

/** Pages past the count are asked for, since the last one says that more follow. */
interface PastCount extends Extent {
  readonly state: 'past-count';
  /** from where on */
  readonly from: number;
  /** how many are requested at once: doubled while they contain records */
  readonly pagesAtOnce: number;
  /** the first of them that had nothing new still names a next one */
  readonly isEndless: boolean;
}

/** How far a list reaches, and where its load is. */
export type LoadExtent =
  | (Extent & { readonly state: 'not-begun' })
  | (Extent & { readonly state: 'within-count' })
  | PastCount
  | (Omit<PastCount, 'state'> & { readonly state: 'nothing-new' });

export const NOT_BEGUN: LoadExtent = { state: 'not-begun', counted: 0, planned: 0, reach: 0, hasMore: false };

/** A list is to be read from its start to the service's count. */
export function toCount(counted: number, planned = counted): LoadExtent {
  return { state: 'within-count', counted, planned, reach: 0, hasMore: false };
}

/** How many records there are as far as is known: the service's count, or more where more came. */
export function totalOf({ counted, reach }: LoadExtent): number {
  return Math.max(counted, reach);
}

/** There are more than the total, and how many is not known. */
export function isOpenEnded({ state, counted, reach, hasMore }: LoadExtent): boolean {
  return hasMore && reach >= counted && state !== 'nothing-new';
}

/**
 * The extent with one more page of a requested range.
 *
 * @param isNews whether it has records that were not there
 * @returns it, and whether the list ends before this page
 */
export function withPage(
  extent: LoadExtent,
  page: Page<unknown>,
  { from, to }: IndexRange,
  isNews: boolean,
): { extent: LoadExtent; endsBefore: boolean } {
  const end = from + cameWith(page);
  const isPart = end === from ? from === 0 : isNews || from < extent.planned;
  const endsBefore = !isPart && from >= extent.reach;
  if (endsBefore && extent.state === 'past-count') {
    return { extent: { ...extent, isEndless: page.hasNext }, endsBefore };
  }
  if (!isPart || end < extent.reach) return { extent, endsBefore };
  const hasMore = page.hasNext || (end >= to && end > page.count);
  return { extent: { ...extent, reach: end, hasMore }, endsBefore };
}

/** Where everything asked for has come: past the count, where more follows there; or nothing new came from there. */
export function continued(extent: LoadExtent): LoadExtent {
  const isPast = extent.state === 'past-count';
  if (isPast && extent.reach === extent.from) return { ...extent, state: 'nothing-new' };
  if (!isOpenEnded(extent)) return extent;
  const pagesAtOnce = isPast ? Math.min(REQUESTS_AT_A_TIME, 2 * extent.pagesAtOnce) : 1;
  return { ...extent, state: 'past-count', from: extent.reach, pagesAtOnce, isEndless: false };
}
