import type { Map as LeafletMap } from 'leaflet';
import { coversOf } from './covers.ts';
import type { Size } from '#dashboard/map/fit-points.ts';

/** Controls this close to the lower left corner count as its cover: the legend. */
const AT_EDGE_PX = 56;

/** What the controls in the map's lower left corner cover, measured from the corner. */
export function cornerCover(map: LeafletMap): Size {
  const { y: height } = map.getSize();
  const corner = coversOf(map).filter(({ bottom, left }) => bottom > height - AT_EDGE_PX && left < AT_EDGE_PX);
  return {
    width: corner.reduce((most, { right }) => Math.max(most, right), 0),
    height: corner.reduce((most, { top }) => Math.max(most, height - top), 0),
  };
}
