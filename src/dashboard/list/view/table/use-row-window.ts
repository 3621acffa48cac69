import { startTransition, useEffect, useState, type RefObject } from 'react';
import { remPixels } from '#dashboard/ui/browser/rem-pixels.ts';
import { rowIndexes } from './row-indexes.ts';
import { useFixedRows } from './use-fixed-rows.ts';
import { useListHeight } from './use-list-height.ts';
import { useRowsKeptInSight } from './use-rows-kept-in-sight.ts';
import { useSkimming } from './use-skimming.ts';

/** Up to this many rows are all in the page as text, so that the browser's own search finds them. */
const ALL_IN_THE_PAGE = 250;
/** Rows rendered above and below the visible ones, so that scrolling shows no gaps. */
const OVERSCAN = 4;
/** Rows between two scroll events: at 60 frames a second too fast to read. */
const TOO_FAST_ROWS = 3;
/** rem */
const ROW_HEIGHT = { comfortable: 2.25, compact: 1.75 };
const HEADER_HEIGHT = 2.25;
/** The footer is sticky and covers rows. */
const FOOTER_HEIGHT = 4.25;

interface RowWindowOptions {
  shown: readonly { id: number }[];
  /** how many there will be when all are loaded */
  expected: number;
  /** index of the row that Tab focuses */
  tabStop: number;
  selectedId: number | null;
  density: 'comfortable' | 'compact';
}

interface RowWindow {
  /** indexes of the rendered rows, ascending */
  indexes: readonly number[];
  /** index of the last visible row */
  lastInSight: number;
  /** few enough rows that the browser's own search has to find them all */
  isShort: boolean;
  /** scrolls by itself in every window */
  isWindowed: boolean;
  /** pixels */
  rowHeight: number;
  /** scrolled too fast to be read */
  skimming: boolean;
  scrollTo: (index: number) => void;
  /** false until the list can be scrolled */
  isMeasured: boolean;
  /** how many rows Page up and down move */
  rowsInSight: number;
  /** whether other rows have joined those that were shown before, which are still where they were */
  haveRowsJoined: () => boolean;
}

/**
 * Which rows of a list are rendered: the visible ones, some around them, and always the one with the tab stop, so that
 * scrolling does not lose the keyboard focus.
 */
export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { shown, expected, tabStop, selectedId, density }: RowWindowOptions,
): RowWindow {
  const [rem] = useState(remPixels);
  const rowHeight = ROW_HEIGHT[density] * rem;
  const isShort = Math.max(shown.length, expected) <= ALL_IN_THE_PAGE;
  const skimming = useSkimming(scroller, isShort ? null : TOO_FAST_ROWS * rowHeight);
  // After a sort, and when fast scrolling stops, the first render has only the visible rows; the rows around them follow.
  const [seen, setSeen] = useState<readonly unknown[] | null>(null);
  useEffect(() => {
    startTransition(() => setSeen(skimming ? null : shown));
  }, [shown, skimming]);
  const { height, hasNoHeight, isMeasured } = useListHeight(scroller);
  const count = shown.length;
  const [header, footer] = [HEADER_HEIGHT * rem, FOOTER_HEIGHT * rem];
  const inSight = useFixedRows(scroller, { count, rowHeight, header, footer, height });
  // Without a height, as in a hidden window, nothing is known to be out of sight.
  const { first, last } = isShort && hasNoHeight ? { first: 0, last: count - 1 } : inSight;
  const rowsInSight = Math.max(1, Math.floor((height - header - footer) / rowHeight));
  const haveRowsJoined = useRowsKeptInSight(scroller, {
    shown,
    rowHeight,
    rowsInSight,
    scrolledTo: inSight.scrolledTo,
    selectedId,
  });
  const indexes = rowIndexes({ first, last, overscan: seen === shown ? OVERSCAN : 0, count, tabStop });
  return {
    indexes,
    lastInSight: inSight.last,
    isShort,
    isWindowed: !isShort && indexes.length < count,
    rowHeight,
    skimming,
    scrollTo: (index) => {
      if (!isShort || isScrollable(scroller.current)) inSight.scrollTo(index);
    },
    isMeasured,
    rowsInSight,
    haveRowsJoined,
  };
}

/** In a small window the page scrolls, not a short list. */
function isScrollable(element: HTMLElement | null): boolean {
  return element !== null && element.scrollHeight > element.clientHeight;
}
