import { useCallback, useSyncExternalStore } from 'react';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';

/** Whether a map shows a cluster now. */
export function useHasClusters(layer: PointLayer): boolean {
  const subscribe = useCallback((onChange: () => void) => layer.onDrawn(onChange), [layer]);
  return useSyncExternalStore(subscribe, () => layer.hasClusters());
}
