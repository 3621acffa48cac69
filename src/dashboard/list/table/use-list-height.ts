import { observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { runWhenIdle, type Work } from '#dashboard/work/slices.ts';

/** pixels; about eight rows */
const STEP = 300;

/** pixels, of the first list; a preview fills most windows */
const HEIGHT = import.meta.env.SSR ? 1_000 : 536;

type Scroller = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/**
 * Measures a list for its virtualizer. In a small window, where the page scrolls, a short list is as high as all its rows:
 * its height is then reported as that of the window first, and grows while the browser is idle.
 */
export function useListHeight() {
  const [initialRect] = useState(rectBefore);
  const [hasNoHeight, setHasNoHeight] = useState(false);
  const observe = useCallback((instance: Scroller, report: (rect: Rect) => void) => {
    let stopGrowing = () => {};
    let most = window.innerHeight;
    const stopObserving = observeElementRect(instance, (rect) => {
      // Rendered outside of the document while a preview is shown.
      if (instance.scrollElement?.isConnected !== true) return;
      stopGrowing();
      setHasNoHeight(rect.height === 0);
      if (rect.height === 0) return;
      report({ ...rect, height: Math.min(rect.height, most) });
      const reportUpTo = (height: number) => {
        most = height;
        report({ ...rect, height });
      };
      if (rect.height > most) stopGrowing = runWhenIdle(grow(most, rect.height, reportUpTo));
    });
    return () => {
      stopGrowing();
      stopObserving?.();
    };
  }, []);
  return { initialRect, observeElementRect: observe, hasNoHeight };
}

/** Before the list is measured: the height of the list that is in the page already, as in a preview. */
function rectBefore(): Rect {
  const height = document.querySelector('main table')?.parentElement?.clientHeight ?? 0;
  return { width: 1_200, height: Math.min(height, window.innerHeight) || HEIGHT };
}

function* grow(from: number, to: number, reportUpTo: (height: number) => void): Work<object> {
  for (let height = from; height < to; height += STEP) {
    yield;
    reportUpTo(Math.min(to, height + STEP));
  }
  return {};
}
