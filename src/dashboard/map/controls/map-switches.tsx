import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { coverOfMap } from '#dashboard/map/covers/covers.ts';
import { LeafletMapContext } from '#dashboard/map/leaflet-map-context.ts';
import type { TileSource } from '#dashboard/map/map-point.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import styles from '#dashboard/map/point-map.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface MapSwitchesProps {
  map: LeafletMap | null;
  /** The page's own, before the switches, once there is a map. */
  controls: ReactNode;
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
  const { map, controls, canCluster, clustered, onClusteredChange, tiles, tilesOn, onTilesChange } = props;
  const hasSwitches = canCluster || (tiles !== null && onTilesChange !== undefined);
  return (
    <div className={styles.corner} ref={coverOfMap}>
      {map && <LeafletMapContext value={map}>{controls}</LeafletMapContext>}
      {hasSwitches && (
        <div className={styles.switches} role="group" aria-label={words.options}>
          {canCluster && (
            <Switch label={words.clusters} title={words.clustersAbout} on={clustered} onChange={onClusteredChange} />
          )}
          {tiles && onTilesChange && (
            <Switch label={words.tiles} title={words.tilesAbout(hostOf(tiles))} on={tilesOn} onChange={onTilesChange} />
          )}
        </div>
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
