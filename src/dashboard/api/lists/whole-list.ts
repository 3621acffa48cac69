import type { RejectedRecord } from '#contract/lists/page.ts';
import type { Deviation } from '#contract/reading/deviations.ts';

/** A collection, or the records matching a filter, as far as it is loaded. */
export interface WholeList<Rec> {
  /**
   * unique by id, sorted by id. During a load they grow in steps of a quarter or more, so that what is derived from them
   * is derived about thirty times and not a thousand; `read` is the progress of the load
   */
  records: readonly Rec[];
  /** records without their identity */
  rejected: readonly RejectedRecord[];
  /** fields of the records that differ from the interface, with one example each */
  deviations: readonly Deviation[];
  /** how many records there are: the service's count, or more where more came; without those `outside` */
  count: number;
  /** the service's count */
  counted: number;
  /** the service names a further page after `count` records: there are more, and how many is not known */
  openEnded: boolean;
  /** the service names a further page, which contained nothing new */
  endless: boolean;
  /** how many of them were received, including `rejected`; at least as many as `records` */
  read: number;
  /** records that came more than once, as happens in lists without a total ordering */
  repeated: number;
  /** records that do not match the filters, from services that ignore a filter */
  outside: number;
  /**
   * false where the list was asked for by project and the deployments, which say of which project its records are, could
   * not be loaded
   */
  isProjectChecked: boolean;
  /** every page is loaded; `missingFrom` then says whether every record came */
  complete: boolean;
  /** asked for that many projects, one after the other, since the service lists one project at a time; null: asked at once */
  projects: number | null;
  /** pace of the load; null before it is known */
  recordsPerSecond: number | null;
  /** for how long it was read, ms: without the time between a stop and the continuation */
  readMs: number;
  /**
   * there are more than `MOST_UNASKED` and the reader has not agreed to load all (`readAll`): only the first page was
   * loaded, or the first `MOST_UNASKED` where the service had counted fewer. Or it is `held`
   */
  tooMany: boolean;
  /** the same because it takes long: it is read as soon as something needs it, without being asked for */
  held: boolean;
  /** the reader stopped the load (`stopLoading`); it does not continue by itself */
  stopped: boolean;
}

/** More records than this are loaded only when the reader agrees. */
export const MOST_UNASKED = 50_000;

/** How many records the service counted that did not come. */
export function missingFrom(list: WholeList<unknown>): number {
  return Math.max(0, list.count - list.records.length - list.rejected.length);
}

/** How many records of a complete list are not in `records`: they did not come, or violate the contract. */
export function unreadIn(list: WholeList<unknown> | undefined): number {
  return list?.complete === true ? missingFrom(list) + list.rejected.length : 0;
}

/** Whether every record of a list is here: before, nothing may be called none. */
export function hasAll(list: WholeList<unknown> | undefined): boolean {
  return list?.complete === true && unreadIn(list) === 0;
}

/** Whether a complete list has records, but none that can be shown: to call it empty would be wrong. */
export function isUnreadable(list: WholeList<unknown> | undefined): boolean {
  return list?.records.length === 0 && unreadIn(list) > 0;
}

/** How many more records came than the service counted. */
export function uncountedIn({ count, outside, counted }: WholeList<unknown>): number {
  return Math.max(0, count + outside - counted);
}

/**
 * How long the rest of a list will take, in seconds; null where it is not known. During a load: at the pace so far. Before
 * it begins (`tooMany`): with several pages at a time, each at the pace of the first.
 */
export function estimateSeconds(list: WholeList<unknown>): number | null {
  const { count, read, recordsPerSecond, openEnded } = list;
  if (recordsPerSecond === null || openEnded) return null;
  return Math.max(0, count - read) / recordsPerSecond;
}
