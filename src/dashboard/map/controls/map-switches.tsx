import type { TileSource } from '#dashboard/map/map-point.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import styles from '#dashboard/map/point-map.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface MapSwitchesProps {
  /** False for a map of a single point. */
  canCluster: boolean;
  clustered: boolean;
  onClusteredChange: (on: boolean) => void;
  tiles: TileSource | null;
  tilesOn: boolean;
  onTilesChange: ((on: boolean) => void) | undefined;
}

/** The map's own switches. */
export function MapSwitches(props: MapSwitchesProps) {
  const words = useMessages(mapMessages);
  const { canCluster, clustered, onClusteredChange, tiles, tilesOn, onTilesChange } = props;
  if (!canCluster && (tiles === null || onTilesChange === undefined)) return null;
  return (
    <div className={styles.switches} data-covers-map role="group" aria-label={words.options}>
      {canCluster && (
        <Switch label={words.clusters} title={words.clustersAbout} on={clustered} onChange={onClusteredChange} />
      )}
      {tiles && onTilesChange && (
        <Switch label={words.tiles} title={words.tilesAbout(hostOf(tiles))} on={tilesOn} onChange={onTilesChange} />
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  title: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ label, title, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switch} title={title}>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** The host of a tile template, without placeholders; the source's name if the template has no host. */
function hostOf({ url, name }: TileSource): string {
  return /^(?:https?:)?\/\/(?:\{s\}\.)?([^/]+)/.exec(url)?.[1] ?? name;
}
