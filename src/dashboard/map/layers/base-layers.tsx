import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { ScaleControl, TileLayer, useMap } from 'react-leaflet';
import { GraticuleLayer } from './graticule-layer.ts';
import type { TileSource } from '#dashboard/map/map-point.ts';
import { MAX_LATITUDE } from '#dashboard/map/mercator.ts';

/** As high as the world is, and as wide as anyone drags: its copies go on to both sides. */
const WORLD = latLngBounds([-MAX_LATITUDE, -36_000], [MAX_LATITUDE, 36_000]);

/** Stands there from the start, so that nothing moves when the land comes. */
const LAND_SOURCE = 'Land: <a href="https://www.naturalearthdata.com/">Natural Earth</a> 1:50m';

/** What lies under the points: land, tiles if asked for, lines of latitude and longitude, and the scale. */
export function BaseLayers({ tiles }: { tiles: TileSource | null }) {
  const map = useMap();

  useEffect(() => {
    const graticule = new GraticuleLayer().addTo(map);
    let isGone = false;
    let removeLand: (() => void) | null = null;
    const addLand = async () => {
      const { showLand } = await import('./show-land.ts');
      if (!isGone) removeLand = showLand(map);
    };
    // Offline it may not be there to load; the points and the graticule are.
    addLand().catch(() => undefined);
    return () => {
      isGone = true;
      removeLand?.();
      graticule.remove();
    };
  }, [map]);

  useEffect(() => setOptions(map, tiles !== null), [map, tiles]);

  return (
    <>
      {tiles && (
        // OpenStreetMap's servers answer 403 to a request without a Referer.
        <TileLayer
          key={tiles.url}
          url={tiles.url}
          attribution={tiles.attribution}
          maxNativeZoom={19}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <ScaleControl position="bottomright" imperial={false} maxWidth={90} />
    </>
  );
}

function setOptions(map: LeafletMap, hasTiles: boolean): void {
  map.attributionControl.setPrefix(LAND_SOURCE);
  // Not by setMaxBounds, which would move the map once more after every move, as if the reader had.
  map.options.maxBounds = WORLD;
  // Pictures are made for whole zoom levels; outlines look the same at any.
  map.options.zoomSnap = hasTiles ? 1 : 0.5;
}
