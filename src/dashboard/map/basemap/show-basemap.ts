import type { Map as LeafletMap } from 'leaflet';
import { Archive } from './archive.ts';
import { BasemapLayer, type BasemapState } from './basemap-layer.ts';
import { NamesLayer } from './names-layer.ts';
import { loadLand } from '#dashboard/map/layers/land.ts';
import { readBasemapOffer } from './read-basemap-offer.ts';

export interface ShownBasemap {
  /** Reads again what could not be read. */
  retry: () => void;
  /** Tiles of a server have names of their own. */
  showNames: (on: boolean) => void;
  remove: () => void;
}

/** Draws the basemap beneath everything. If nothing of it can be read, coarse outlines of the land stay in wide views. */
export function showBasemap(map: LeafletMap, onState: (state: BasemapState) => void): ShownBasemap {
  const { address, isWorld } = readBasemapOffer();
  const names = new NamesLayer();
  const layer = new BasemapLayer(new Archive(address, isWorld), names, onState).addTo(map);
  // The first picture, too.
  loadLand().then(
    (rings) => layer.setOutlines(rings),
    () => undefined,
  );
  return {
    retry: () => layer.retry(),
    showNames: (on) => {
      if (on) names.addTo(map);
      else names.remove();
    },
    remove: () => {
      layer.remove();
      names.remove();
    },
  };
}
