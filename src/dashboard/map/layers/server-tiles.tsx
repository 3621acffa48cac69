import { useEffect, useMemo, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import type { TileSource } from '#dashboard/map/map-point.ts';

interface ServerTilesProps {
  tiles: TileSource;
  /** called when no tile came of those asked for, or none within some seconds; and when one came after all */
  onMissing: (areMissing: boolean) => void;
}

/** A server that has sent no tile by then counts as silent: a picture of a few kB is there sooner on any usable line. */
const PATIENCE_MS = 3_000;

/** The tiles of a server, above the basemap, which stays where they are missing. */
export function ServerTiles({ tiles, onMissing }: ServerTilesProps) {
  const timer = useRef(0);
  const hasOne = useRef(false);
  useEffect(() => {
    return () => {
      window.clearTimeout(timer.current);
      onMissing(false);
    };
  }, [onMissing]);
  const eventHandlers = useMemo(() => {
    return {
      loading: () => {
        hasOne.current = false;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => onMissing(true), PATIENCE_MS);
      },
      tileload: () => {
        hasOne.current = true;
        window.clearTimeout(timer.current);
        onMissing(false);
      },
      // All have come or failed.
      load: () => {
        window.clearTimeout(timer.current);
        onMissing(!hasOne.current);
      },
    };
  }, [onMissing]);
  return (
    // OpenStreetMap's servers answer 403 to a request without a Referer.
    <TileLayer
      url={tiles.url}
      attribution={tiles.attribution}
      maxNativeZoom={19}
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={eventHandlers}
    />
  );
}
