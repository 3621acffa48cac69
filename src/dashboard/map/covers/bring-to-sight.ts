import type { Map as LeafletMap } from 'leaflet';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { moveToClear } from './move-to-clear.ts';

/** Pans the map, without animation and as little as possible, until a point's mark is in view and uncovered. */
export function bringToSight(map: LeafletMap, layer: PointLayer, point: MapPoint): void {
  const place = layer.placeOf(point);
  const by = place && moveToClear(map, place);
  if (by) map.panBy(by, { animate: false });
}
