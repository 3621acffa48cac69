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

/** What there is to draw in a part of the world. */
export interface MarksInView {
  marks: Mark[];
  /** Too many to push apart: overlapping marks let each other show through. */
  isSeeThrough: boolean;
}

export interface MarkIndex {
  marksIn: (box: WorldBox, zoom: number) => MarksInView;
}

/** The highest zoom of the map. */
export const HIGHEST_ZOOM = 18;

/** No zoom of the map takes them apart. */
const ONE_SPOT = 2 ** -30;

/** All members of a cluster are on the same spot: no zoom splits it, so it is spread instead. */
export function sharesOneSpot(cluster: ClusterMark): boolean {
  const [first, ...others] = cluster.members();
  return others.every(
    ({ latitude, longitude }) =>
      Math.abs(latitude - (first?.latitude ?? 0)) < ONE_SPOT &&
      Math.abs(longitude - (first?.longitude ?? 0)) < ONE_SPOT,
  );
}
