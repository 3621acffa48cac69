import { observeElementRect, useVirtualizer, type Range, type Rect } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** Up to this number all rows are rendered, so that the browser's search finds them. */
const ALL_IN_THE_PAGE = 250;
const OVERSCAN = 8;
/** Pixels; also the height of the header. */
const ROW_HEIGHT = 32;
/** The height used while the container has none. */
const BEFORE_MEASURED: Rect = { width: 1_000, height: 600 };

/** The rendered rows of a long tree: the visible ones, some around them, and the focused one. */
export function useTreeWindow(scroller: RefObject<HTMLDivElement | null>, count: number, tabStop: number) {
  const rangeExtractor = useCallback(
    ({ startIndex, endIndex, overscan, count: all }: Range) => {
      const isShort = all <= ALL_IN_THE_PAGE;
      const [first, last] = isShort
        ? [0, all - 1]
        : [Math.max(0, startIndex - overscan), Math.min(all - 1, endIndex + overscan)];
      const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      if (tabStop < 0 || tabStop >= all || (tabStop >= first && tabStop <= last)) return indexes;
      return tabStop < first ? [tabStop, ...indexes] : [...indexes, tabStop];
    },
    [tabStop],
  );
  // Nothing here memoises its result.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    paddingStart: ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    rangeExtractor,
    initialRect: BEFORE_MEASURED,
    // A container without height shows no rows, so their number is unknown.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect);
      }),
    useFlushSync: false,
  });
  const height = (virtualizer.scrollRect ?? BEFORE_MEASURED).height - ROW_HEIGHT;
  return {
    indexes: virtualizer.getVirtualIndexes(),
    rowHeight: ROW_HEIGHT,
    rowsInSight: Math.max(1, Math.floor(height / ROW_HEIGHT)),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
