import type { MapPoint } from './map-point.ts';

/** A point that stands alone; x and y are shares of the world's size (mercator.ts). */
export interface PointMark {
  kind: 'point';
  x: number;
  y: number;
  point: MapPoint;
}

/** Several points drawn as one. */
export interface ClusterMark {
  kind: 'cluster';
  x: number;
  y: number;
  count: number;
  /** The zoom at which it falls apart; above HIGHEST_ZOOM where its members share one spot. */
  expansionZoom: () => number;
  members: () => MapPoint[];
}

export type Mark = PointMark | ClusterMark;

/** The part of the world to list marks for, in shares of its size; west and east may lie in other copies of it. */
export interface WorldBox {
  west: number;
  east: number;
  north: number;
  south: number;
}

export interface MarkIndex {
  /** Whether any view of it can hold clusters. */
  merges: boolean;
  marksIn: (box: WorldBox, zoom: number) => Mark[];
}

/** Closer than this the map does not go. */
export const HIGHEST_ZOOM = 18;

/** A cluster that no zoom takes apart: it is spread instead. */
export function sharesOneSpot(cluster: ClusterMark): boolean {
  return cluster.expansionZoom() > HIGHEST_ZOOM;
}
