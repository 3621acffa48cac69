import { clusterRadius } from './draw-mark.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import type { ClusterMark, Mark } from '#dashboard/map/mark.ts';
import { type MetricScale, type Step, stepRadius } from '#dashboard/map/metric-scale.ts';

interface Drawn {
  /** Middle and radius in CSS px of the canvas. */
  x: number;
  y: number;
  radius: number;
}

/** A cluster on the canvas. */
export interface DrawnCluster extends Drawn {
  kind: 'cluster';
  mark: ClusterMark;
}

/** A point on the canvas: on its place, or away from it as a member of a spread cluster. */
export interface DrawnPoint extends Drawn {
  kind: 'point';
  point: MapPoint;
  step: Step;
  isSpread: boolean;
}

/** What a spread cluster leaves on its spot. */
export interface DrawnAnchor extends Drawn {
  kind: 'anchor';
}

/** Something on the canvas that can be hit. */
export type DrawnMark = DrawnCluster | DrawnPoint | DrawnAnchor;

/** Puts a mark of the world on a canvas. */
export function drawnMark(mark: Mark, scale: MetricScale, x: number, y: number): DrawnMark {
  if (mark.kind === 'cluster') return { kind: 'cluster', mark, x, y, radius: clusterRadius(mark.count) };
  return drawnPoint(mark.point, scale, x, y, false);
}

/** Puts a point on a canvas. */
export function drawnPoint(point: MapPoint, scale: MetricScale, x: number, y: number, isSpread: boolean): DrawnPoint {
  const step = scale.stepOf(point.value);
  return { kind: 'point', point, step, x, y, radius: stepRadius(step), isSpread };
}

/** The highest step on top, and clusters over single points, small over large. */
export function inDrawingOrder(marks: readonly DrawnMark[]): DrawnMark[] {
  return marks.toSorted((a, b) => level(a) - level(b) || b.radius - a.radius);
}

function level(drawn: DrawnMark): number {
  if (drawn.kind !== 'point') return 6;
  if (drawn.step === 'unknown') return -1;
  return drawn.step === 'zero' ? 0 : drawn.step;
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
