import './leaflet-base.css';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { BaseLayers } from '#dashboard/map/layers/base-layers.tsx';
import { bringToSight } from './bring-to-sight.ts';
import { clusterIndex } from './cluster-index.ts';
import { boxAround, viewOf } from './fit-points.ts';
import { MapButtons } from '#dashboard/map/controls/map-buttons.tsx';
import { MapLegend } from '#dashboard/map/controls/map-legend.tsx';
import type { MapPoint, MapView, PointNoun, TileSource } from './map-point.ts';
import { MapSwitches } from '#dashboard/map/controls/map-switches.tsx';
import { HIGHEST_ZOOM } from './mark.ts';
import { type MetricScale, metricScale } from './metric-scale.ts';
import { PointKeyboard } from '#dashboard/map/controls/point-keyboard.tsx';
import { PointLabel } from '#dashboard/map/controls/point-label.tsx';
import styles from './point-map.module.css';
import { countText, type ValuesInWords, valuesText } from './point-text.ts';
import { prefersCalm } from './prefers-calm.ts';
import { stackIndex } from './stack-index.ts';
import { useCovers } from './use-covers.ts';
import { useHovered } from '#dashboard/map/controls/use-hovered.ts';
import { useMapView } from './use-map-view.ts';
import { usePointLayer } from './use-point-layer.ts';
import { usePrintedSize } from './use-printed-size.ts';
import { useSharedGestures } from '#dashboard/map/controls/use-shared-gestures.ts';

export type { MapPoint, MapView, TileSource } from './map-point.ts';

export interface PointMapProps {
  /** Accessible name of the region. */
  label: string;
  /** Finite coordinates only: what has no location is the caller's to list. */
  points: readonly MapPoint[];
  /** What `value` counts, for the legend and spoken text. */
  metric: string;
  pointNoun: PointNoun;
  /** Stands over the legend in place of the metric's name: what chooses the metric. */
  legendHead?: ReactNode;
  /** What else can be set of it. */
  legendSettings?: ReactNode;
  /** How values are drawn; left out, in five ranges with about equally many each. */
  scale?: MetricScale | undefined;
  /** What is said of values; left out, the metric and the number, or the range of several. */
  inWords?: ValuesInWords | undefined;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** Said of the region after how much is drawn, a sentence. */
  summary?: string;
  /** Where to begin; null fits the data. Another one than `onViewChange` reported is gone to. */
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
  /** The page scrolls: it gets one finger and the bare wheel, the map two fingers and the wheel with Ctrl. */
  cooperative?: boolean;
}

/** A legend that is open covers a third of a map narrower or lower than this. */
const LEGEND_WIDTH_PX = 480;
const LEGEND_HEIGHT_PX = 400;
const NOTHING_SELECTED = 'Nothing selected';

/** A map of points with a value each, by size and colour; fills its parent. */
export default function PointMap(props: PointMapProps) {
  const { label, points, metric, pointNoun, selectedId, onSelect, view, tiles, tilesOn, cooperative = false } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [mapNumber, setMapNumber] = useState(0);
  const [ownClustered, setOwnClustered] = useState(true);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [focusShown, setFocusShown] = useState(false);
  const [hovered, setHovered] = useHovered(metric);
  const [said, setSaid] = useState('');
  const keyboard = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const summaryId = useId();
  const [start] = useState(() => startOf(props));

  const clustered = props.clustered ?? ownClustered;
  const index = useMemo(() => (clustered ? clusterIndex(points) : stackIndex(points)), [clustered, points]);
  const scale = useMemo(() => props.scale ?? metricScale(points.map(({ value }) => value)), [props.scale, points]);
  const selected = useMemo(() => points.find(({ id }) => id === selectedId) ?? null, [points, selectedId]);
  const focused = useMemo(() => points.find(({ id }) => id === focusedId) ?? null, [points, focusedId]);
  const inNumbers = useCallback<ValuesInWords>((some) => valuesText(some, metric), [metric]);
  const { inWords = inNumbers } = props;
  const shownFocus = focusShown ? focused : null;
  const scene = useMemo(() => ({ index, scale, selected, focused: shownFocus }), [index, scale, selected, shownFocus]);

  // A view that no move is reported of is the page's choice for that one place; fitting would show nothing around it.
  const home = points.length === 1 && props.onViewChange === undefined ? view : null;
  const { noteUserAct, goHome } = useMapView(map, { points, selected, view, home, onViewChange: props.onViewChange });
  const { isPageDragged, handlers } = useSharedGestures(cooperative, noteUserAct);
  useCovers(map, points.length);
  usePrintedSize(frame);

  const select = (point: MapPoint) => {
    setFocusedId(point.id);
    setSaid(`${point.label}, ${inWords([point])}, selected`);
    if (point.id !== selectedId) onSelect(point.id);
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
    setSaid(`${point.label}, ${inWords([point])}`);
    if (map) bringToSight(map, point);
    layer.reveal(point);
  };

  /** Takes back the last thing that came up, one at a time; false where there is nothing. */
  const takeBack = (): boolean => {
    setHovered(null);
    if (layer.close() || hovered !== null) return true;
    if (selectedId === null) return false;
    setSaid(NOTHING_SELECTED);
    onSelect(null);
    return true;
  };

  // Where React hides and shows a page again, its effects end and begin anew, and a removed Leaflet map stays removed.
  useEffect(() => () => setMapNumber((number) => number + 1), []);

  return (
    // It only listens to what passes through on its way to the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.frame}
      data-cooperative={cooperative}
      aria-label={label}
      aria-describedby={summaryId}
      onPointerDownCapture={noteUserAct}
      {...handlers}
      onKeyDownCapture={noteUserAct}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && takeBack()) event.stopPropagation();
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
      <p id={summaryId} className="visually-hidden">
        {`${countText(points.length, pointNoun)} drawn.`}
        {props.summary !== undefined && ` ${props.summary}`}
        {selected !== null && ` Selected: ${selected.label}, ${inWords([selected])}.`}
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
      {map && (
        <MapButtons map={map} homeName={home ? 'Back to the start' : `Show all ${pointNoun.many}`} onHome={goHome} />
      )}
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
      {map && points.length > (props.legendHead === undefined ? 1 : 0) && (
        <MapLegend
          metric={metric}
          head={props.legendHead}
          settings={props.legendSettings}
          scale={scale}
          hasClusters={index.merges}
          pointNoun={pointNoun}
          startsOpen={hasLegendRoom(map.getContainer())}
        />
      )}
      <PointLabel layer={layer} hovered={hovered} focused={shownFocus} inWords={inWords} pointNoun={pointNoun} />
      {cooperative && (
        <div className={styles.hint} data-shown={isPageDragged} aria-hidden="true">
          <span>Two fingers move the map</span>
        </div>
      )}
      <div className="visually-hidden" aria-live="polite">
        {said === NOTHING_SELECTED && selectedId !== null ? '' : said}
      </div>
    </section>
  );
}

/** The map's size is not known before it exists; its first view is put right as soon as it is. */
function startOf({ view, points }: PointMapProps): MapView {
  return view ?? viewOf(boxAround(points), { width: 640, height: 480 }, 0.5);
}

function hasLegendRoom({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth >= LEGEND_WIDTH_PX && clientHeight >= LEGEND_HEIGHT_PX;
}
