import './leaflet-base.css';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { BaseLayers } from './base-layers.tsx';
import { bringToSight } from './bring-to-sight.ts';
import { clusterIndex } from './cluster-index.ts';
import type { DrawnMark } from './drawn-mark.ts';
import { boxAround, viewOf } from './fit-points.ts';
import { MapButtons } from './map-buttons.tsx';
import { MapLegend } from './map-legend.tsx';
import type { MapPoint, MapView, PointNoun, TileSource } from './map-point.ts';
import { MapSwitches } from './map-switches.tsx';
import { HIGHEST_ZOOM } from './mark.ts';
import { metricScale } from './metric-scale.ts';
import { PointKeyboard } from './point-keyboard.tsx';
import { PointLabel } from './point-label.tsx';
import styles from './point-map.module.css';
import { countText, valueText } from './point-text.ts';
import { prefersCalm } from './prefers-calm.ts';
import { stackIndex } from './stack-index.ts';
import { useMapView } from './use-map-view.ts';
import { usePointLayer } from './use-point-layer.ts';

export type { MapPoint, MapView, TileSource } from './map-point.ts';

export interface PointMapProps {
  /** Accessible name of the region. */
  label: string;
  /** Finite coordinates only: what has no location is the caller's to list. */
  points: readonly MapPoint[];
  /** What `value` counts, for the legend and spoken text. */
  metric: string;
  pointNoun: PointNoun;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** Where to begin; null fits the data. Read once: another view needs another `key`. */
  view: MapView | null;
  /** After a move the user made, never after one the map made by itself. */
  onViewChange?: (view: MapView) => void;
  /** The tile server on offer; null offers outlines only. */
  tiles: TileSource | null;
  tilesOn: boolean;
  onTilesChange?: (on: boolean) => void;
  /** Left out, the map keeps the switch's state itself, on at first. */
  clustered?: boolean;
  onClusteredChange?: (on: boolean) => void;
}

/** A map of points with a value each, by size and colour; fills its parent. */
export default function PointMap(props: PointMapProps) {
  const { label, points, metric, pointNoun, selectedId, onSelect, tiles, tilesOn } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [mapNumber, setMapNumber] = useState(0);
  const [ownClustered, setOwnClustered] = useState(true);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [focusShown, setFocusShown] = useState(false);
  const [hovered, setHovered] = useState<DrawnMark | null>(null);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLElement>(null);
  const keyboard = useRef<HTMLDivElement>(null);
  const summaryId = useId();
  const [start] = useState(() => startOf(props));

  const clustered = props.clustered ?? ownClustered;
  const index = useMemo(() => (clustered ? clusterIndex(points) : stackIndex(points)), [clustered, points]);
  const scale = useMemo(() => metricScale(points.map(({ value }) => value)), [points]);
  const selected = useMemo(() => points.find(({ id }) => id === selectedId) ?? null, [points, selectedId]);
  const focused = useMemo(() => points.find(({ id }) => id === focusedId) ?? null, [points, focusedId]);
  const shownFocus = focusShown ? focused : null;
  const scene = useMemo(() => ({ index, scale, selected, focused: shownFocus }), [index, scale, selected, shownFocus]);

  const { noteUserAct, fitAll } = useMapView(map, {
    points,
    selected,
    hasOwnView: props.view !== null,
    onViewChange: props.onViewChange,
  });

  const select = (point: MapPoint) => {
    setFocusedId(point.id);
    setSaid(`${point.label}, ${valueText(point, metric)}, selected`);
    onSelect(point.id);
  };

  // So that the arrow keys go on from what was clicked; without the ring, which is for those who came by keyboard.
  const takeFocus = () => {
    keyboard.current?.focus({ preventScroll: true });
    setFocusShown(false);
  };

  const layer = usePointLayer(map, scene, {
    onHover: setHovered,
    onSelect: (id) => {
      const point = points.find((candidate) => candidate.id === id);
      if (point) select(point);
      takeFocus();
    },
    onSpread: (count) => {
      setSaid(`${countText(count, pointNoun)} on one spot, spread`);
      takeFocus();
    },
  });

  const go = (point: MapPoint) => {
    setFocusedId(point.id);
    setSaid(`${point.label}, ${valueText(point, metric)}`);
    if (map) bringToSight(map, point, frame.current);
    layer.reveal(point);
  };

  // Where React hides and shows a page again, its effects end and begin anew, and a removed Leaflet map stays removed.
  useEffect(() => () => setMapNumber((number) => number + 1), []);

  return (
    // It only listens to what passes through on its way to the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      aria-describedby={summaryId}
      onPointerDownCapture={noteUserAct}
      onWheelCapture={noteUserAct}
      onKeyDownCapture={noteUserAct}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setHovered(null);
        if (layer.close()) event.stopPropagation();
      }}
    >
      <PointKeyboard
        ref={keyboard}
        map={map}
        points={points}
        pointNoun={pointNoun}
        current={focused ?? selected}
        onGo={go}
        onSelect={select}
        focusShown={focusShown}
        onFocusShown={setFocusShown}
      />
      <p id={summaryId} className={styles.unseen}>
        {`${countText(points.length, pointNoun)} drawn; the table lists them all.`}
        {selected !== null && ` Selected: ${selected.label}, ${valueText(selected, metric)}.`}
      </p>
      <MapContainer
        key={mapNumber}
        ref={setMap}
        className={styles.map ?? ''}
        center={[start.latitude, start.longitude]}
        zoom={start.zoom}
        maxZoom={HIGHEST_ZOOM}
        zoomSnap={0.5}
        keyboard={false}
        zoomControl={false}
        maxBoundsViscosity={1}
        zoomAnimation={!prefersCalm()}
        fadeAnimation={!prefersCalm()}
        inertia={!prefersCalm()}
      >
        <BaseLayers tiles={tilesOn ? tiles : null} />
      </MapContainer>
      {map && <MapButtons map={map} pointNoun={pointNoun} onFitAll={fitAll} />}
      <MapSwitches
        canCluster={points.length !== 1}
        clustered={clustered}
        onClusteredChange={(on) => {
          setOwnClustered(on);
          props.onClusteredChange?.(on);
        }}
        tiles={tiles}
        tilesOn={tilesOn}
        onTilesChange={props.onTilesChange}
      />
      {/* Not before there is something to explain: it would grow under the reader's eye. */}
      {points.length > 0 && (
        <MapLegend metric={metric} scale={scale} hasClusters={index.merges} pointNoun={pointNoun} />
      )}
      <PointLabel layer={layer} hovered={hovered} focused={shownFocus} metric={metric} pointNoun={pointNoun} />
      <div className={styles.unseen} aria-live="polite">
        {said}
      </div>
    </section>
  );
}

/** The map's size is not known before it exists; its first view is put right as soon as it is. */
function startOf({ view, points }: PointMapProps): MapView {
  return view ?? viewOf(boxAround(points), { width: 640, height: 480 }, 0.5);
}
