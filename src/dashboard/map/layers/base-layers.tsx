import '#dashboard/map/basemap/basemap-colours.css';
import { QueryClientContext } from '@tanstack/react-query';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { use, useEffect, useState } from 'react';
import { ScaleControl, useMap } from 'react-leaflet';
import type { ShownBasemap } from '#dashboard/map/basemap/show-basemap.ts';
import { GraticuleLayer } from './graticule-layer.ts';
import { ServerTiles } from './server-tiles.tsx';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import type { TileSource } from '#dashboard/map/map-point.ts';
import { MAX_LATITUDE } from '#dashboard/map/mercator.ts';
import { readBasemapOffer } from '#dashboard/map/basemap/read-basemap-offer.ts';
import { afterPaint } from '#dashboard/work/after-paint.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

/** As high as the world, and practically endless to both sides, where copies of the world follow. */
const WORLD = latLngBounds([-MAX_LATITUDE, -36_000], [MAX_LATITUDE, 36_000]);

/** Of the built-in world, and of the coarse outlines that are there where another archive is not. The same in every language. */
const NATURAL_EARTH = '<a href="https://www.naturalearthdata.com/">Natural Earth</a>';
const WORLD_SOURCES = `${NATURAL_EARTH}, <a href="https://www.geonames.org/">GeoNames</a>`;

/** The layers under the points: basemap, optional tiles, graticule and scale. */
export function BaseLayers({ tiles }: { tiles: TileSource | null }) {
  const map = useMap();
  const words = useMessages(mapMessages);

  const client = use(QueryClientContext);
  const [isWorld] = useState(() => readBasemapOffer().isWorld);
  const [basemap, setBasemap] = useState({ hasFailed: false, attribution: '' });

  const [shown, setShown] = useState<ShownBasemap | null>(null);
  const [areMissing, setMissing] = useState(false);
  const lacksTiles = tiles !== null && areMissing;

  useEffect(() => {
    const graticule = new GraticuleLayer();
    let isGone = false;
    let own: ShownBasemap | null = null;
    const show = async () => {
      const { showBasemap } = await import('#dashboard/map/basemap/show-basemap.ts');
      if (isGone) return;
      own = showBasemap(map, setBasemap);
      setShown(own);
    };
    // After the frame with the points. Offline the chunk may be missing; points and graticule still work.
    const cancel = afterPaint(() => {
      graticule.addTo(map);
      show().catch(() => setBasemap({ hasFailed: true, attribution: '' }));
    });
    return () => {
      isGone = true;
      cancel();
      own?.remove();
      graticule.remove();
    };
  }, [map]);

  // Records that were read anew, as by Refresh, say that the service is there again.
  useEffect(() => {
    const stop = client?.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') shown?.retry();
    });
    return () => stop?.();
  }, [client, shown]);
  useEffect(() => {
    shown?.showNames(tiles === null || lacksTiles);
  }, [shown, tiles, lacksTiles]);

  // Present from the start, so that nothing moves when the built-in world has loaded.
  const sources = isWorld
    ? WORLD_SOURCES
    : [basemap.attribution, NATURAL_EARTH].filter((source) => source !== '').join(', ');
  const ground = basemap.hasFailed ? words.basemapMissing(words.sources(sources)) : words.sources(sources);
  const prefix = lacksTiles ? words.tilesMissing(ground) : ground;
  useEffect(() => {
    map.attributionControl.setPrefix(prefix);
    setOptions(map, tiles !== null);
  }, [map, prefix, tiles]);

  return (
    <>
      {tiles && <ServerTiles key={tiles.url} tiles={tiles} onMissing={setMissing} />}
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
