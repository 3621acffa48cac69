import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';

/** What is missing from a list that was read to its end, and what of it does not count. */
export interface Shortfall {
  /** how many did not come, and how many have another form than the interface says */
  missing: number;
  rejected: number;
  /** how many came that were not asked for; they are left out */
  outside: number;
  /** false where it is not known whether the records are of the project asked for */
  isProjectChecked: boolean;
  /** reads them again */
  reload: () => void;
}

/** The shortfall of a list; none before it is complete. */
export function shortfallOf(list: WholeList<unknown> | undefined, reload: () => void): Shortfall | null {
  if (list?.complete !== true) return null;
  const { rejected, outside, isProjectChecked } = list;
  const missing = missingFrom(list);
  const isShort = missing > 0 || rejected.length > 0 || outside > 0 || !isProjectChecked;
  return isShort ? { missing, rejected: rejected.length, outside, isProjectChecked, reload } : null;
}
