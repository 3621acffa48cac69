import { useCallback, useState, useSyncExternalStore } from 'react';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';

/** Whether the legend is shown: only when there is something to explain, so that it does not grow visibly; then also where nothing matches a filter. */
export function useIsExplained(points: number, hasHead: boolean, hasSteps: boolean): boolean {
  const hasLegend = points > (hasHead ? 0 : 1);
  const [wasExplained, setExplained] = useState(hasLegend);
  if (hasLegend && !wasExplained) setExplained(true);
  return hasLegend || (hasHead && (wasExplained || hasSteps));
}

/** Of more points some touch in the first view. */
const CERTAINLY_CLUSTERED = 400;

/**
 * Whether a map shows a cluster now; until it is drawn what is expected, so that the legend has its size and the first view is
 * not moved again.
 */
export function useHasClusters(layer: PointLayer, clustered: boolean, points: number): boolean {
  const expected = clustered && points > CERTAINLY_CLUSTERED;
  const subscribe = useCallback((onChange: () => void) => layer.onDrawn(onChange), [layer]);
  return useSyncExternalStore(subscribe, () => layer.hasClusters() ?? expected);
}
