import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** Selects whether maps load their background from a tile server. */
export function TilesSection() {
  const { tiles, tilesOn, onTilesChange } = useMapTiles();
  return (
    <SettingSection
      title="Map tiles"
      words="Without them, maps show coasts and borders that Noctuary brings along. A tile server learns which parts of the map are looked at."
    >
      {tiles === null ? (
        <p>Whoever runs this Noctuary offers no tile server.</p>
      ) : (
        <>
          <label className={classes.tick}>
            <input type="checkbox" checked={tilesOn} onChange={({ target }) => onTilesChange(target.checked)} />
            Ask {tiles.name} for map tiles
          </label>
          <p className={classes.hint}>
            <code>{tiles.url}</code>
          </p>
        </>
      )}
    </SettingSection>
  );
}
