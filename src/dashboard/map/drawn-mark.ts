import { clusterRadius } from './draw-mark.ts';
import type { MapPoint } from './map-point.ts';
import type { Mark } from './mark.ts';
import { type MetricScale, type Step, stepRadius } from './metric-scale.ts';

/** Something on the canvas that can be hit; x, y and radius in CSS px of the canvas. */
export type DrawnMark =
  | { kind: 'mark'; mark: Mark; x: number; y: number; radius: number; step: Step | null }
  /** A member of a spread cluster, away from its place. */
  | { kind: 'member'; point: MapPoint; x: number; y: number; radius: number; step: Step }
  /** What a spread cluster leaves on its spot. */
  | { kind: 'anchor'; x: number; y: number; radius: number };

/** Puts a mark of the world on a canvas. */
export function drawnMark(mark: Mark, scale: MetricScale, x: number, y: number): DrawnMark {
  if (mark.kind === 'cluster') return { kind: 'mark', mark, x, y, radius: clusterRadius(mark.count), step: null };
  const step = scale.stepOf(mark.point.value);
  return { kind: 'mark', mark, x, y, radius: stepRadius(step), step };
}

/** Large below small, single points below clusters: nothing hides behind a bigger one. */
export function inDrawingOrder(marks: readonly DrawnMark[]): DrawnMark[] {
  const isCluster = (drawn: DrawnMark) => (drawn.kind === 'mark' && drawn.mark.kind === 'cluster' ? 1 : 0);
  return marks.toSorted((a, b) => isCluster(a) - isCluster(b) || b.radius - a.radius);
}

/**
 * What lies under a place, the nearest edge winning and the topmost on a tie. Everything answers within at least
 * `reach` px of its middle (12 makes a target of 24 px). Null over empty map.
 */
export function hitMark(drawn: readonly DrawnMark[], x: number, y: number, reach: number): DrawnMark | null {
  let best: DrawnMark | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of drawn) {
    const distance = Math.hypot(candidate.x - x, candidate.y - y);
    if (distance > Math.max(candidate.radius + 2, reach)) continue;
    const beyondEdge = Math.max(0, distance - candidate.radius);
    if (beyondEdge <= bestDistance) {
      best = candidate;
      bestDistance = beyondEdge;
    }
  }
  return best;
}
