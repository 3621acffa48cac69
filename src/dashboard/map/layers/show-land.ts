import type { Map as LeafletMap } from 'leaflet';
import { LandLayer } from './land-layer.ts';
import { loadLand } from './land.ts';

/** The coarse coast is too coarse from this zoom on. */
const FINE_ZOOM = 3;

/**
 * Draws the land beneath everything: coarse at first, finer once the map has been closer than continents. Returns the
 * clean-up function. If the finer coast cannot be loaded, the coarse one stays; without both, only the graticule shows.
 */
export function showLand(map: LeafletMap): () => void {
  const layer = new LandLayer().addTo(map);
  const show = (detail: 'coarse' | 'fine') =>
    loadLand(detail).then(
      (rings) => layer.setRings(rings),
      () => undefined,
    );
  const first = show('coarse');
  const onZoom = () => {
    if (map.getZoom() < FINE_ZOOM) return;
    map.off('zoomend', onZoom);
    void first.then(() => show('fine'));
  };
  map.on('zoomend', onZoom);
  map.whenReady(onZoom);
  return () => {
    map.off('zoomend', onZoom);
    layer.remove();
  };
}
