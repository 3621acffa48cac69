import { useLayoutEffect, useState, type RefObject } from 'react';
import { runWhenIdle, type Work } from '#dashboard/work/slices.ts';

/** pixels; about eight rows */
const STEP = 300;
/** pixels, of the first list */
const HEIGHT = 536;
/** pixels, of a preview, whose window is unknown: it fills most */
const HEIGHT_IN_PREVIEW = 1_000;

/**
 * The height that rows are rendered for. In a small window, where the page scrolls, a short list is as high as all its
 * rows: its height is then that of the window first, and grows while the browser is idle.
 *
 * @returns `isMeasured`: the list is in the document, with a height, and can be scrolled
 */
export function useListHeight(scroller: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(heightBefore);
  const [hasNoHeight, setHasNoHeight] = useState(false);
  const [isMeasured, setIsMeasured] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let stopGrowing = () => {};
    let most = window.innerHeight;
    const measure = () => {
      // Rendered outside of the document while a preview is shown.
      if (!element.isConnected) return;
      stopGrowing();
      const all = element.clientHeight;
      setHasNoHeight(all === 0);
      if (all === 0) return;
      setIsMeasured(true);
      setHeight(Math.min(all, most));
      const growTo = (next: number) => {
        most = next;
        setHeight(next);
      };
      if (all > most) stopGrowing = runWhenIdle(grow(most, all, growTo));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      stopGrowing();
      observer.disconnect();
    };
  }, [scroller]);
  return { height, hasNoHeight, isMeasured };
}

/** Before the list is measured: the height of the list that is in the page already, as in a preview. */
function heightBefore(): number {
  if (import.meta.env.SSR) return HEIGHT_IN_PREVIEW;
  const height = document.querySelector('main table')?.parentElement?.clientHeight ?? 0;
  return Math.min(height, window.innerHeight) || HEIGHT;
}

function* grow(from: number, to: number, growTo: (height: number) => void): Work<object> {
  for (let height = from; height < to; height += STEP) {
    yield;
    growTo(Math.min(to, height + STEP));
  }
  return {};
}
