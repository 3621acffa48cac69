import { latLng, type Map as LeafletMap } from 'leaflet';
import { coversOf } from './covers.ts';
import { isClear } from '#dashboard/map/layers/is-clear.ts';
import { longitudeNear } from './longitude-near.ts';
import type { MapPoint } from './map-point.ts';

const EDGE_PX = 56;
const COVER_MARGIN_PX = 14;

/** Pans the map, without animation and as little as possible, until a point is in view and not under a control. */
export function bringToSight(map: LeafletMap, point: MapPoint): void {
  const target = latLng(point.latitude, longitudeNear(map, point));
  map.panInside(target, { padding: [EDGE_PX, EDGE_PX], animate: false });
  const { x, y } = map.latLngToContainerPoint(target);
  const covered = !isClear({ left: x, top: y, right: x, bottom: y }, coversOf(map), COVER_MARGIN_PX);
  if (covered) map.panTo(target, { animate: false });
}
