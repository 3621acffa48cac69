import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { readTileOffer } from '#dashboard/api/client/tile-offer.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** Selects whether maps load their background from a tile server. */
export function TilesSection() {
  const [offer] = useState(readTileOffer);
  const [tilesOn, setTilesOn] = useLocalStorage({
    key: storageKeys.mapTiles,
    defaultValue: offer?.chosen ?? false,
    getInitialValueInEffect: false,
  });
  return (
    <SettingSection
      title="Map tiles"
      words="Without them, maps show coasts and borders that Noctuary brings along. A tile server learns which parts of the map are looked at."
    >
      {offer === null ? (
        <p>Whoever runs this Noctuary offers no tile server.</p>
      ) : (
        <>
          <label className={classes.tick}>
            <input type="checkbox" checked={tilesOn} onChange={({ target }) => setTilesOn(target.checked)} />
            Ask {offer.name} for map tiles
          </label>
          <p className={classes.hint}>
            <code>{offer.url}</code>
          </p>
        </>
      )}
    </SettingSection>
  );
}
