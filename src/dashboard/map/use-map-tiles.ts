import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { useState } from 'react';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { readTileOffer, type TileOffer } from '#dashboard/api/http/tile-offer.ts';

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
    key: storageKeys.mapTiles,
    deserialize: (text) => (text === undefined ? tiles?.chosen === true : text === 'true'),
  });
  return { tiles, tilesOn, onTilesChange };
}
