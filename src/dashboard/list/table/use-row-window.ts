import { observeElementRect, useVirtualizer, type Range, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useSkimming } from './use-skimming.ts';

/** Lists of up to that many rows are all in the page, where the browser's own search finds them. */
const ALL_IN_THE_PAGE = 250;
/** Rows above and below those in sight, so that scrolling finds them there. */
const OVERSCAN = 4;
/** rem */
const ROW_HEIGHT = { comfortable: 2.25, compact: 1.75 };
const HEADER_HEIGHT = 2.25;
/** What the footer covers. */
const FOOTER_HEIGHT = 4.25;
/** For as long as the place of the rows has no height, as in a tab that was never shown. */
const BEFORE_MEASURED: Rect = { width: 1_200, height: 536 };

type Scroller = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

interface RowWindowOptions {
  shown: readonly unknown[];
  /** how many there will be when all are read */
  expected: number;
  /** place of the row that Tab comes to */
  tabStop: number;
  density: 'comfortable' | 'compact';
}

interface RowWindow {
  /** indexes of the rows that are in the page, growing */
  indexes: readonly number[];
  /** place of the last row in sight */
  lastInSight: number;
  /** pixels */
  rowHeight: number;
  /** it is scrolled too fast to be read */
  skimming: boolean;
  scrollTo: (index: number) => void;
  /** how many rows a page up or down moves */
  rowsInSight: number;
}

/**
 * Which rows of a list are in the page: those in sight and some around them, and always the one with the tab stop, so
 * that the keyboard's place is not lost by scrolling.
 */
export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { shown, expected, tabStop, density }: RowWindowOptions,
): RowWindow {
  const [rem] = useState(remPixels);
  const rowHeight = ROW_HEIGHT[density] * rem;
  const isShort = Math.max(shown.length, expected) <= ALL_IN_THE_PAGE;
  const skimming = useSkimming(scroller, isShort ? null : rowHeight);
  // After a sort, and where the reader comes to rest, nothing but the rows in sight is waited for: those around them
  // come with the next picture.
  const [seen, setSeen] = useState<readonly unknown[] | null>(null);
  useEffect(() => startTransition(() => setSeen(skimming ? null : shown)), [shown, skimming]);
  const rangeExtractor = useCallback(
    (range: Range) => (isShort ? span(0, range.count - 1) : windowOf(range, tabStop)),
    [isShort, tabStop],
  );
  // Nothing here is memoized by what it returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: seen === shown ? OVERSCAN : 0,
    paddingStart: HEADER_HEIGHT * rem,
    scrollPaddingStart: HEADER_HEIGHT * rem,
    scrollPaddingEnd: FOOTER_HEIGHT * rem,
    rangeExtractor,
    initialRect: BEFORE_MEASURED,
    observeElementRect: observeRectWithHeight,
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const height = (virtualizer.scrollRect ?? BEFORE_MEASURED).height - (HEADER_HEIGHT + FOOTER_HEIGHT) * rem;
  return {
    indexes: virtualizer.getVirtualIndexes(),
    lastInSight: virtualizer.range?.endIndex ?? -1,
    rowHeight,
    skimming,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    rowsInSight: Math.max(1, Math.floor(height / rowHeight)),
  };
}

function windowOf({ startIndex, endIndex, overscan, count }: Range, tabStop: number): number[] {
  const indexes = span(Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan));
  if (tabStop < 0 || tabStop >= count || indexes.includes(tabStop)) return indexes;
  return tabStop < (indexes[0] ?? 0) ? [tabStop, ...indexes] : [...indexes, tabStop];
}

function span(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** A place without height shows no rows, and so cannot tell how many it will. */
function observeRectWithHeight(instance: Scroller, report: (rect: Rect) => void) {
  return observeElementRect(instance, (rect) => {
    if (rect.height > 0) report(rect);
  });
}

function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
