import type { RefObject } from 'react';
import { rowIndexes } from '#dashboard/list/view/table/row-indexes.ts';
import { useFixedRows } from '#dashboard/list/view/table/use-fixed-rows.ts';
import { useListHeight } from '#dashboard/list/view/table/use-list-height.ts';

/** Up to this number all rows are rendered, so that the browser's search finds them. */
const ALL_IN_THE_PAGE = 250;
const OVERSCAN = 8;
/** Pixels; also the height of the header. */
const ROW_HEIGHT = 32;

/** The rendered rows of a long tree: the visible ones, some around them, and the focused one. */
export function useTreeWindow(scroller: RefObject<HTMLDivElement | null>, count: number, tabStop: number) {
  const { height } = useListHeight(scroller);
  const inSight = useFixedRows(scroller, { count, rowHeight: ROW_HEIGHT, header: ROW_HEIGHT, height });
  const { first, last } = count <= ALL_IN_THE_PAGE ? { first: 0, last: count - 1 } : inSight;
  return {
    indexes: rowIndexes({ first, last, overscan: OVERSCAN, count, tabStop }),
    rowHeight: ROW_HEIGHT,
    rowsInSight: Math.max(1, Math.floor((height - ROW_HEIGHT) / ROW_HEIGHT)),
    scrollTo: inSight.scrollTo,
  };
}
