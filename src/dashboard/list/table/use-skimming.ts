import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Rows between two scroll events: at 60 frames a second too fast to read. */
const TOO_FAST_ROWS = 3;
const AT_REST_MS = 200;

/**
 * @param rowHeight pixels; null where all rows are rendered, which need no skimming
 * @returns whether a list is scrolled too fast to be read, as by dragging its scroll bar. One jump, as by a key, does not
 * count.
 */
export function useSkimming(scroller: RefObject<HTMLElement | null>, rowHeight: number | null): boolean {
  const [skimming, setSkimming] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || rowHeight === null) return;
    // Not read before the first scroll event: reading `scrollTop` would force a layout.
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
