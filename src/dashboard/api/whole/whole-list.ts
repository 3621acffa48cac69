import type { RejectedRecord } from '#contract/page.ts';

/** A collection, or what a filter leaves of it, as far as it has been read. */
export interface WholeList<Rec> {
  /**
   * unique by id, in order of id. While a reading goes on they grow in steps of a quarter or more, so that what is
   * derived from them is derived some thirty times and not a thousand; `read` says how far the reading is
   */
  records: readonly Rec[];
  /** records that break the contract, set aside */
  rejected: readonly RejectedRecord[];
  /** how many records there are: what the service says, or more where more came; without those `outside` */
  count: number;
  /** how many records the service says there are */
  counted: number;
  /** the service names a further page after `count` records: there are more, and how many is not known */
  openEnded: boolean;
  /** the service names a further page, and that brought nothing new */
  endless: boolean;
  /** how many of them have come, `rejected` among them; never less than `records` holds */
  read: number;
  /** records that came more than once, as lists without a total order do */
  repeated: number;
  /** records left out since they do not fit the filters, as services send that ignore a filter */
  outside: number;
  /** every page has been read; then `missingFrom` says whether every record came */
  complete: boolean;
  /** pace of the reading that brought it; null before there is one */
  recordsPerSecond: number | null;
  /**
   * there are more than `MOST_UNASKED` and the viewer has not asked for all (`readAll`): only the first page was read, or the
   * first `MOST_UNASKED` where the service had counted fewer
   */
  tooMany: boolean;
  /** the viewer ended the reading (`stopLoading`); nothing goes on by itself */
  stopped: boolean;
}

/** More records than this are read only when the viewer agrees to it. */
export const MOST_UNASKED = 50_000;

/** Polite to services we do not own. */
export const PAGES_AT_A_TIME = 4;

/** How many records the service counted that did not come. */
export function missingFrom(list: WholeList<unknown>): number {
  return Math.max(0, list.count - list.records.length - list.rejected.length);
}

/** How many records of a list that was read are not in `records`: they did not come, or broke the contract. */
export function unreadIn(list: WholeList<unknown> | undefined): number {
  return list?.complete === true ? missingFrom(list) + list.rejected.length : 0;
}

/** Whether a list that was read has records of which none can be shown: to say that there are none would be wrong. */
export function isUnreadable(list: WholeList<unknown> | undefined): boolean {
  return list?.records.length === 0 && unreadIn(list) > 0;
}

/** How many records came beyond those that the service counted. */
export function uncountedIn({ count, outside, counted }: WholeList<unknown>): number {
  return Math.max(0, count + outside - counted);
}

/**
 * How long the rest of a list will take, in seconds; null where nothing tells. While it is read: at the pace so far.
 * Before it was agreed to (`tooMany`): four pages at a time, each at the pace of the first.
 */
export function estimateSeconds(list: WholeList<unknown>): number | null {
  const { count, read, recordsPerSecond, tooMany, openEnded } = list;
  if (recordsPerSecond === null || openEnded) return null;
  return Math.max(0, count - read) / (recordsPerSecond * (tooMany ? PAGES_AT_A_TIME : 1));
}
