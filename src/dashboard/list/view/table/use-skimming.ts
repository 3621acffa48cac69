import { startTransition, useEffect, useState, type RefObject } from 'react';

const AT_REST_MS = 200;

/**
 * @param tooFast pixels between two scroll events; null where all rows are rendered, which need no skimming
 * @returns whether a list is scrolled too fast to be read, as by dragging its scroll bar. One jump, as by a key, does not
 * count.
 */
export function useSkimming(scroller: RefObject<HTMLElement | null>, tooFast: number | null): boolean {
  const [skimming, setSkimming] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || tooFast === null) return;
    // Not read before the first scroll event: reading `scrollTop` would force a layout.
    let last: number | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const px = last === null ? 0 : Math.abs(element.scrollTop - last);
      last = element.scrollTop;
      if (px < tooFast) return;
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
  }, [scroller, tooFast]);
  return skimming;
}
