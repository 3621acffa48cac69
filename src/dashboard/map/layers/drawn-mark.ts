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

/** A point on the canvas: at its location, or displaced as a member of a spread cluster. */
export interface DrawnPoint extends Drawn {
  kind: 'point';
  point: MapPoint;
  step: Step;
  isSpread: boolean;
}

/** The anchor of a spread cluster. */
export interface DrawnAnchor extends Drawn {
  kind: 'anchor';
}

/** A mark on the canvas that can be clicked. */
export type DrawnMark = DrawnCluster | DrawnPoint | DrawnAnchor;

/** Projects a mark to canvas coordinates. */
export function drawnMark(mark: Mark, scale: MetricScale, x: number, y: number): DrawnMark {
  if (mark.kind === 'cluster') return { kind: 'cluster', mark, x, y, radius: clusterRadius(mark.count) };
  return drawnPoint(mark.point, scale, x, y, false);
}

/** Projects a point to canvas coordinates. */
export function drawnPoint(point: MapPoint, scale: MetricScale, x: number, y: number, isSpread: boolean): DrawnPoint {
  const step = scale.stepOf(point.value);
  return { kind: 'point', point, step, x, y, radius: stepRadius(step), isSpread };
}

/** Drawing sequence: highest steps on top, clusters above points, small clusters above large ones. */
export function sortedForDrawing(marks: readonly DrawnMark[]): DrawnMark[] {
  return marks.toSorted((a, b) => level(a) - level(b) || b.radius - a.radius);
}

function level(drawn: DrawnMark): number {
  if (drawn.kind !== 'point') return 6;
  if (drawn.step === 'unknown') return -1;
  return drawn.step === 'zero' ? 0 : drawn.step;
}

/**
 * The mark at a canvas position: the nearest edge wins, then the topmost. Each mark has a hit radius of at least
 * `reach` px (12 makes a target of 24 px). Null if there is none.
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
