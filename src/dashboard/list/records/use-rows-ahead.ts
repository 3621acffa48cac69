import { useEffect, type RefObject } from 'react';
import type { ListRows } from '#dashboard/list/model/record-list-model.ts';

/** This many rows before the last one, the next are loaded from the service. */
const ROWS_AHEAD = 40;

/**
 * Loads the next rows that the service sorts: of a list of more than 50,000 records ahead of the reader, of one whose rows
 * in sight came first once it is scrolled, which also begins to read a list that is held.
 *
 * @returns how many rows the list has room for: more than are there where it is held, so that it can be scrolled
 */
export function useRowsAhead<Rec>(
  scroller: RefObject<HTMLElement | null>,
  { shown, source, loaded, count, isFetching, showMore, loadAll }: ListRows<Rec>,
  lastInSight: number,
): number {
  const isHeld = loaded?.held === true && source === 'served';
  const isNearEnd = shown.length - lastInSight < ROWS_AHEAD;
  const isAhead = loaded?.tooMany === true && !isHeld;
  useEffect(() => {
    // In a small window the page scrolls, not a short list.
    const isScrolled = (scroller.current?.scrollTop ?? 0) > 0 || window.scrollY > 0;
    if (isNearEnd && (isAhead || isScrolled)) showMore();
    if (isHeld && isScrolled && !isFetching) loadAll();
  });
  return isHeld ? Math.max(shown.length, count ?? 0) : shown.length;
}
