import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './settings-page.module.css';

/** Selects whether maps load their background from a tile server. */
export function TilesSection() {
  const words = useMessages(settingsMessages);
  const { tiles, tilesOn, onTilesChange } = useMapTiles();
  return (
    <SettingSection title={words.mapTiles} words={words.mapTilesAbout}>
      {tiles === null ? (
        <p>{words.noTileServer}</p>
      ) : (
        <>
          <label className={classes.tick}>
            <input type="checkbox" checked={tilesOn} onChange={({ target }) => onTilesChange(target.checked)} />
            {words.tilesFrom(tiles.name)}
          </label>
          <Text size="medium">
            <code>{tiles.url}</code>
          </Text>
        </>
      )}
    </SettingSection>
  );
}
