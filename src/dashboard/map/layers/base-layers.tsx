import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { ScaleControl, TileLayer, useMap } from 'react-leaflet';
import { GraticuleLayer } from './graticule-layer.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import type { TileSource } from '#dashboard/map/map-point.ts';
import { MAX_LATITUDE } from '#dashboard/map/mercator.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

/** As high as the world, and practically endless to both sides, where copies of the world follow. */
const WORLD = latLngBounds([-MAX_LATITUDE, -36_000], [MAX_LATITUDE, 36_000]);

const LAND_SOURCE = '<a href="https://www.naturalearthdata.com/">Natural Earth</a>';

/** The layers under the points: land, optional tiles, graticule and scale. */
export function BaseLayers({ tiles }: { tiles: TileSource | null }) {
  const map = useMap();
  const words = useMessages(mapMessages);

  useEffect(() => {
    const graticule = new GraticuleLayer().addTo(map);
    let isGone = false;
    let removeLand: (() => void) | null = null;
    const addLand = async () => {
      const { showLand } = await import('./show-land.ts');
      if (!isGone) removeLand = showLand(map);
    };
    // Offline the chunk may be missing; points and graticule still work.
    addLand().catch(() => undefined);
    return () => {
      isGone = true;
      removeLand?.();
      graticule.remove();
    };
  }, [map]);

  // Present from the start, so that nothing moves when the land has loaded.
  useEffect(() => {
    map.attributionControl.setPrefix(words.land(LAND_SOURCE));
  }, [map, words]);
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
  // Not setMaxBounds, which would add a move of its own after every move of the reader.
  map.options.maxBounds = WORLD;
  // Tiles are made for whole zoom levels; outlines are sharp at any.
  map.options.zoomSnap = hasTiles ? 1 : 0.5;
}
