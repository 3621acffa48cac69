import { latLng, type Map as LeafletMap } from 'leaflet';
import { isClear } from './is-clear.ts';
import { longitudeNear } from './longitude-near.ts';
import type { MapPoint } from './map-point.ts';

const EDGE_PX = 56;
const COVER_MARGIN_PX = 14;

/** Moves the map, at once and no further than needed, until a point is in view and under none of the map's own boxes. */
export function bringToSight(map: LeafletMap, point: MapPoint, frame: HTMLElement | null): void {
  const place = latLng(point.latitude, longitudeNear(map, point));
  map.panInside(place, { padding: [EDGE_PX, EDGE_PX], animate: false });
  const corner = map.getContainer().getBoundingClientRect();
  const covers = [...(frame?.querySelectorAll('[data-covers-map]') ?? [])].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top };
  });
  const covered = !isClear(map.latLngToContainerPoint(place), covers, COVER_MARGIN_PX);
  if (covered) map.panTo(place, { animate: false });
}
