import { startTransition, useEffect, useState } from 'react';
import type { RowSource } from './record-list-model.ts';

/**
 * Whether the first rows of a list have been painted. A map or a histogram beside them takes longer to draw than they do,
 * so it follows them.
 */
export function useRowsPainted(source: RowSource): boolean {
  const [painted, setPainted] = useState(false);
  const isWaiting = source !== 'loading' && !painted;
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback of a frame runs before that frame is painted, a timer set there after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return painted;
}
