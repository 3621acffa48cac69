import type { Map as LeafletMap } from 'leaflet';
import { LandLayer } from './land-layer.ts';
import { loadLand } from './land.ts';

/**
 * Draws the land beneath everything: coarse at first (21 kB), then finer (180 kB). Returns what takes it away again.
 * Where the finer coast can't be read the coarse one stays, without either the lines of the graticule do.
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
