import { useEffect, useRef, useState, type RefObject } from 'react';

interface FixedRows {
  count: number;
  /** pixels */
  rowHeight: number;
  /** pixels above the rows, within the scroll container, as of a sticky header */
  header: number;
  /** pixels of a sticky footer, which covers rows */
  footer?: number;
  /** pixels of the scroll container that rows are rendered for */
  height: number;
}

/**
 * The rows in sight of a scroll container, where all rows have the same height. Without rows, `last` is -1. `scrollTo`
 * scrolls as far as needed to show a row; `scrolledTo` is where the container was when it last scrolled, in pixels: reading
 * its own `scrollTop` forces a layout.
 */
export function useFixedRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, header, footer = 0, height }: FixedRows,
): { first: number; last: number; scrollTo: (index: number) => void; scrolledTo: () => number } {
  const [scrolled, setScrolled] = useState(0);
  const rendered = useRef(0);
  const latest = useRef(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const firstAt = (top: number) => Math.floor((top - header) / rowHeight);
    const lastAt = (top: number) => Math.ceil((top + height - header) / rowHeight) - 1;
    const onScroll = () => {
      const now = element.scrollTop;
      latest.current = now;
      const before = rendered.current;
      // Renders again only for other rows.
      if (firstAt(now) === firstAt(before) && lastAt(now) === lastAt(before)) return;
      rendered.current = now;
      setScrolled(now);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // It may be scrolled already.
    onScroll();
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, rowHeight, header, height]);
  // The list may have become shorter than it is scrolled: the browser then scrolls to its end.
  const top = Math.max(0, Math.min(scrolled, header + count * rowHeight - height));
  return {
    first: Math.max(0, Math.floor((top - header) / rowHeight)),
    last: Math.min(count, Math.ceil((top + height - header) / rowHeight)) - 1,
    scrolledTo: () => latest.current,
    scrollTo: (index) => {
      const element = scroller.current;
      if (element === null) return;
      // The row begins below the header, or ends above the footer.
      const highest = Math.min(index, count - 1) * rowHeight;
      const lowest = highest + header + rowHeight + footer - height;
      if (element.scrollTop > highest) element.scrollTo({ top: highest });
      else if (element.scrollTop < lowest) element.scrollTo({ top: lowest });
    },
  };
}
