import { hasAll, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { Absence, RowSource } from '#dashboard/list/model/record-list-model.ts';

interface RowsSoFar {
  source: RowSource;
  /** how many rows are shown */
  rowCount: number;
  loaded: WholeList<unknown> | undefined;
  /** every page of the collection is loaded; rows that a page made are made of all records */
  whole: boolean;
  isFetching: boolean;
  arranging: boolean;
  /** other records, which decide which rows match, are still being loaded */
  grows: boolean | undefined;
  /** search, a filter or the page itself leaves records out */
  isNarrowed: boolean;
  /** rows that the page made */
  isMade: boolean;
}

/** Why there are no rows, for everything that shows a list; null where there are rows. */
export function absenceOf(rows: RowsSoFar): Absence | null {
  const { source, rowCount, loaded, whole, isFetching, arranging, grows = false, isNarrowed, isMade } = rows;
  if (rowCount > 0) return null;
  if (source === 'loading' || arranging || (grows && isNarrowed)) return 'unknown';
  if (source === 'ask') return 'of-part';
  if (whole) return isMade || hasAll(loaded) ? 'known' : 'of-part';
  if (isFetching) return 'unknown';
  return loaded === undefined ? 'known' : 'of-part';
}
