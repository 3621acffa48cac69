import type { Map as LeafletMap } from 'leaflet';
import { LandLayer } from './land-layer.ts';
import { loadLand } from './land.ts';

/**
 * Draws the land beneath everything: coarse at first (21 kB), then finer (180 kB). Returns the clean-up function. If
 * the finer coast cannot be loaded, the coarse one stays; without both, only the graticule shows.
 */
export function showLand(map: LeafletMap): () => void {
  const layer = new LandLayer().addTo(map);
  const read = async () => {
    layer.setRings(await loadLand('110m'));
    layer.setRings(await loadLand('50m'));
  };
  read().catch(() => undefined);
  return () => {
    layer.remove();
  };
}
