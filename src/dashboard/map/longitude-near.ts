import type { Map as LeafletMap } from 'leaflet';
import type { MapPoint } from './map-point.ts';
import { mercatorX, nearestCopy } from './mercator.ts';

/** The point's longitude in the visible copy of the world, in degrees. */
export function longitudeNear(map: LeafletMap, point: MapPoint): number {
  const centre = mercatorX(map.getCenter().lng);
  return point.longitude + 360 * (nearestCopy(mercatorX(point.longitude), centre) - mercatorX(point.longitude));
}
