import { useMemo, useState } from 'react';
import type { DrawnMark } from '#dashboard/map/layers/drawn-mark.ts';
import { clusterIndex } from '#dashboard/map/marks/cluster-index.ts';
import type { Scene } from '#dashboard/map/layers/point-layer.ts';
import type { MapPoint } from './map-point.ts';
import { type MetricScale, metricScale, stepRadius } from './metric-scale.ts';
import { openIndex } from '#dashboard/map/marks/open-index.ts';

interface SceneOptions {
  points: readonly MapPoint[];
  scale: MetricScale | undefined;
  clustered: boolean;
  selectedId: number | null;
  focusedId: number | null;
  focusShown: boolean;
  hoveredId: number | null | undefined;
}

interface ShownScene {
  scene: Scene;
  selected: MapPoint | null;
  /** The point that the keyboard is on, its ring shown or not. */
  focused: MapPoint | null;
}

/** What the point layer shows; the same object until that changes. */
export function useScene(options: SceneOptions): ShownScene {
  const { points, clustered, selectedId, focusedId, focusShown, hoveredId = null } = options;
  const scale = useMemo(() => options.scale ?? metricScale(points.map(({ value }) => value)), [options.scale, points]);
  const index = useMemo(() => {
    if (!clustered) return openIndex(points);
    return clusterIndex(points, ({ value }) => stepRadius(scale.stepOf(value)));
  }, [clustered, points, scale]);
  const selected = usePoint(points, selectedId);
  const focused = usePoint(points, focusedId);
  const hovered = usePoint(points, hoveredId);
  const ringed = focusShown ? focused : null;
  const scene = useMemo(
    () => ({ index, scale, selected, focused: ringed, hovered }),
    [index, scale, selected, ringed, hovered],
  );
  return { scene, selected, focused };
}

function usePoint(points: readonly MapPoint[], id: number | null): MapPoint | null {
  return useMemo(() => (id === null ? null : (points.find((point) => point.id === id) ?? null)), [points, id]);
}

/** The hovered mark; null while it still has the value of the previous metric, until the pointer moves. */
export function useHovered(metric: string): [DrawnMark | null, (drawn: DrawnMark | null) => void] {
  const [pointedAt, setPointedAt] = useState<{ drawn: DrawnMark | null; metric: string }>({ drawn: null, metric });
  return [
    pointedAt.metric === metric ? pointedAt.drawn : null,
    (drawn) =>
      setPointedAt((before) => (before.drawn === drawn && before.metric === metric ? before : { drawn, metric })),
  ];
}
