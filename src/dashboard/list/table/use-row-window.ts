import { observeElementRect, useVirtualizer, type Range, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useSkimming } from './use-skimming.ts';

/** Up to this many rows are all rendered, so that the browser's own search finds them. */
const ALL_IN_THE_PAGE = 250;
/** Rows rendered above and below the visible ones, so that scrolling shows no gaps. */
const OVERSCAN = 4;
/** rem */
const ROW_HEIGHT = { comfortable: 2.25, compact: 1.75 };
const HEADER_HEIGHT = 2.25;
/** The footer is sticky and covers rows. */
const FOOTER_HEIGHT = 4.25;
/** While the scroll container has no height, as in a tab that was never shown. */
const BEFORE_MEASURED: Rect = { width: 1_200, height: 536 };

type Scroller = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

interface RowWindowOptions {
  shown: readonly unknown[];
  /** how many there will be when all are loaded */
  expected: number;
  /** index of the row that Tab focuses */
  tabStop: number;
  density: 'comfortable' | 'compact';
}

interface RowWindow {
  /** indexes of the rendered rows, ascending */
  indexes: readonly number[];
  /** index of the last visible row */
  lastInSight: number;
  /** pixels */
  rowHeight: number;
  /** scrolled too fast to be read */
  skimming: boolean;
  scrollTo: (index: number) => void;
  /** how many rows Page up and down move */
  rowsInSight: number;
}

/**
 * Which rows of a list are rendered: the visible ones, some around them, and always the one with the tab stop, so that
 * scrolling does not lose the keyboard focus.
 */
export function useRowWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { shown, expected, tabStop, density }: RowWindowOptions,
): RowWindow {
  const [rem] = useState(remPixels);
  const rowHeight = ROW_HEIGHT[density] * rem;
  const isShort = Math.max(shown.length, expected) <= ALL_IN_THE_PAGE;
  const skimming = useSkimming(scroller, isShort ? null : rowHeight);
  // After a sort, and when fast scrolling stops, the first render has only the visible rows; the rows around them follow.
  const [seen, setSeen] = useState<readonly unknown[] | null>(null);
  useEffect(() => startTransition(() => setSeen(skimming ? null : shown)), [shown, skimming]);
  const rangeExtractor = useCallback(
    (range: Range) => (isShort ? span(0, range.count - 1) : windowOf(range, tabStop)),
    [isShort, tabStop],
  );
  // Nothing here is memoised by what it returns.
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

/** Ignores a height of 0, which says nothing about how many rows will fit. */
function observeRectWithHeight(instance: Scroller, report: (rect: Rect) => void) {
  return observeElementRect(instance, (rect) => {
    if (rect.height > 0) report(rect);
  });
}

function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
