import type { MapPoint } from './map-point.ts';

/** A single point; x and y are fractions of the world's size (mercator.ts). */
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
  /** The zoom at which it splits; above HIGHEST_ZOOM if its members share one spot. */
  expansionZoom: () => number;
  members: () => MapPoint[];
}

export type Mark = PointMark | ClusterMark;

/** The part of the world to list marks for, as fractions of its size; west and east may be in other copies of it. */
export interface WorldBox {
  west: number;
  east: number;
  north: number;
  south: number;
}

export interface MarkIndex {
  /** Whether any view can contain clusters. */
  merges: boolean;
  marksIn: (box: WorldBox, zoom: number) => Mark[];
}

/** The highest zoom of the map. */
export const HIGHEST_ZOOM = 18;

/** The split zoom of a cluster that no zoom splits: it is spread instead. */
export function sharesOneSpot(cluster: ClusterMark): boolean {
  return cluster.expansionZoom() > HIGHEST_ZOOM;
}
