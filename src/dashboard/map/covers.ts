import type { Map as LeafletMap } from 'leaflet';
import type { Rectangle } from '#dashboard/map/layers/is-clear.ts';

/** Fired on a map when its controls appear, disappear or change size. */
export const COVERS_EVENT = 'covers';

/** The controls on a map: buttons, switches, legend, scale and attribution. */
export function coverElements(map: LeafletMap): Element[] {
  return [...(map.getContainer().parentElement?.querySelectorAll('[data-covers-map], .leaflet-control') ?? [])];
}

/** The boxes of the controls, in CSS px of the map's container. */
export function coversOf(map: LeafletMap): Rectangle[] {
  const corner = map.getContainer().getBoundingClientRect();
  return coverElements(map).map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top };
  });
}
