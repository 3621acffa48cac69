import { useCallback, useSyncExternalStore } from 'react';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';

/**
 * Whether a map shows a cluster now; until it is drawn what is expected, so that the legend has its size and the first view is
 * not moved again.
 */
export function useHasClusters(layer: PointLayer, expected: boolean): boolean {
  const subscribe = useCallback((onChange: () => void) => layer.onDrawn(onChange), [layer]);
  return useSyncExternalStore(subscribe, () => layer.hasClusters() ?? expected);
}
