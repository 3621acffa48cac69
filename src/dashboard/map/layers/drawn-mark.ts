import { clusterRadius } from './draw-mark.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import type { ClusterMark, Mark } from '#dashboard/map/mark.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { type Share, sharesOf } from './shares-of.ts';
import { type StepSymbol, stepSymbol } from '#dashboard/map/step-symbol.ts';

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
  shares: readonly Share[];
}

/** A point on the canvas: at its location, pushed aside by others, or a member of a spread cluster. */
export interface DrawnPoint extends Drawn {
  kind: 'point';
  point: MapPoint;
  symbol: StepSymbol;
  /** Where a line leads from the symbol: its true place, or its cluster's. */
  from: { x: number; y: number } | null;
}

/** The anchor of a spread cluster. */
export interface DrawnAnchor extends Drawn {
  kind: 'anchor';
}

/** A mark on the canvas that can be clicked. */
export type DrawnMark = DrawnCluster | DrawnPoint | DrawnAnchor;

/** The marks of a scale, at canvas coordinates. */
export function drawnMark(mark: Mark, scale: MetricScale, x: number, y: number): DrawnCluster | DrawnPoint {
  if (mark.kind === 'point') return drawnPoint(mark.point, scale, x, y);
  return { kind: 'cluster', mark, x, y, radius: clusterRadius(mark.count), shares: sharesOf(mark, scale) };
}

/** A point at canvas coordinates. */
export function drawnPoint(point: MapPoint, scale: MetricScale, x: number, y: number): DrawnPoint {
  const symbol = stepSymbol(scale, scale.stepOf(point.value));
  return { kind: 'point', point, symbol, x, y, radius: symbol.radius, from: null };
}

/** Drawing sequence: highest ranks on top, clusters above points, small clusters above large ones. */
export function sortedForDrawing<One extends DrawnMark>(marks: readonly One[]): One[] {
  return marks.toSorted((a, b) => level(a) - level(b) || b.radius - a.radius);
}

function level(drawn: DrawnMark): number {
  return drawn.kind === 'point' ? drawn.symbol.rank : Number.POSITIVE_INFINITY;
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
