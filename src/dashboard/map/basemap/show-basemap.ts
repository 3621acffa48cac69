import type { Map as LeafletMap } from 'leaflet';
import { Archive } from './archive.ts';
import { BasemapLayer, type BasemapState } from './basemap-layer.ts';
import { loadLand } from '#dashboard/map/layers/land.ts';
import { readBasemapOffer } from './read-basemap-offer.ts';

/** Draws the basemap beneath everything. If nothing of it can be read, coarse outlines of the land stay. */
export function showBasemap(
  map: LeafletMap,
  onState: (state: BasemapState) => void,
): { retry: () => void; remove: () => void } {
  const { address, isWorld } = readBasemapOffer();
  const layer = new BasemapLayer(new Archive(address, isWorld), onState).addTo(map);
  // The first picture, too.
  loadLand().then(
    (rings) => layer.setOutlines(rings),
    () => undefined,
  );
  return { retry: () => layer.retry(), remove: () => layer.remove() };
}
