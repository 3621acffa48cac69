import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { readTileOffer, type TileOffer } from '#dashboard/api/client/tile-offer.ts';

interface MapTiles {
  /** null where the installation offers none */
  tiles: TileOffer | null;
  tilesOn: boolean;
  onTilesChange: (on: boolean) => void;
}

/** The offered tile server and whether maps use it: one choice for all maps, in local storage. */
export function useMapTiles(): MapTiles {
  const [tiles] = useState(readTileOffer);
  const [tilesOn, onTilesChange] = useLocalStorage({
    key: 'noctuary-map-tiles',
    defaultValue: tiles?.chosen ?? false,
    getInitialValueInEffect: false,
  });
  return { tiles, tilesOn, onTilesChange };
}
