import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Rows between two pictures: at 60 pictures a second more than anybody reads. */
const TOO_FAST_ROWS = 3;
const AT_REST_MS = 200;

/**
 * @param rowHeight pixels; null where all rows are in the page, and nothing is to be drawn
 * @returns whether a list is scrolled too fast to be read, as by dragging its scroll bar. One leap, as of a key, is not: its
 * rows are the ones that were asked for.
 */
export function useSkimming(scroller: RefObject<HTMLElement | null>, rowHeight: number | null): boolean {
  const [skimming, setSkimming] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || rowHeight === null) return;
    // Not asked for before it is scrolled: the browser would have to lay out the page for it.
    let last: number | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const px = last === null ? 0 : Math.abs(element.scrollTop - last);
      last = element.scrollTop;
      if (px < TOO_FAST_ROWS * rowHeight) return;
      if (rest !== undefined) setSkimming(true);
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        startTransition(() => setSkimming(false));
      }, AT_REST_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      setSkimming(false);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, rowHeight]);
  return skimming;
}
