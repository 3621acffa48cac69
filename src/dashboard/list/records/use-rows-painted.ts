import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#dashboard/work/after-paint.ts';
import type { RowSource } from '#dashboard/list/model/record-list-model.ts';

/**
 * Whether the first rows of a list have been painted. A map or a histogram beside them takes longer to draw than they do,
 * so it follows them.
 */
export function useRowsPainted(source: RowSource): boolean {
  const [painted, setPainted] = useState(false);
  const isWaiting = source !== 'loading' && !painted;
  useEffect(() => {
    if (!isWaiting) return;
    return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isWaiting]);
  return painted;
}
