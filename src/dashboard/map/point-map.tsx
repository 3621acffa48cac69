import './leaflet-base.css';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { BaseLayers } from '#dashboard/map/layers/base-layers.tsx';
import { bringToSight } from '#dashboard/map/covers/bring-to-sight.ts';
import { closeZoom } from './close-zoom.ts';
import { boxAround, viewOf } from './fit-points.ts';
import { MapButtons } from '#dashboard/map/controls/map-buttons.tsx';
import { type LegendClasses, MapLegend } from '#dashboard/map/controls/map-legend.tsx';
import type { MapPoint, MapView, TileSource } from './map-point.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { MapSwitches } from '#dashboard/map/controls/map-switches.tsx';
import { HIGHEST_ZOOM } from './mark.ts';
import type { MetricScale } from './metric-scale.ts';
import { openCluster } from './open-cluster.ts';
import { PointLayer } from '#dashboard/map/layers/point-layer.ts';
import { PointKeyboard } from '#dashboard/map/controls/point-keyboard.tsx';
import { PointLabel } from '#dashboard/map/controls/point-label.tsx';
import styles from './point-map.module.css';
import { clusterText, type ValuesInWords, type ValueWords, valuesText } from './values-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { prefersCalm } from './prefers-calm.ts';
import { useCovers } from '#dashboard/map/covers/use-covers.ts';
import { useHasClusters, useIsExplained } from './use-legend.ts';
import { useMapView } from '#dashboard/map/view/use-map-view.ts';
import { usePointLayer } from './use-point-layer.ts';
import { usePrintedSize } from './use-printed-size.ts';
import { useHovered, useScene } from './use-scene.ts';
import { useSharedGestures } from '#dashboard/map/controls/use-shared-gestures.ts';

export type { MapPoint, MapView, TileSource } from './map-point.ts';

export interface PointMapProps {
  /** Accessible name of the region. */
  label: string;
  /** Finite coordinates only; the caller lists records without a location. */
  points: readonly MapPoint[];
  /** What `value` counts, for the legend and screen readers. */
  metric: string;
  /** Shown above the legend in place of the metric's name: the choice of the metric. */
  legendHead?: ReactNode;
  /** Further settings of the metric. */
  legendSettings?: ReactNode;
  /** What the legend's classes count and filter; by default they only explain. */
  legendClasses?: LegendClasses | undefined;
  /** How values are drawn; by default five ranges with about equally many values each. */
  scale?: MetricScale | undefined;
  /** How values are described; by default the metric with its number or range. */
  inWords?: ValuesInWords | undefined;
  /** How those numbers are written, and how several become one; by default plain numbers and their range. */
  valueWords?: ValueWords;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** The page's own controls, in the row of the map's switches; `LeafletMapContext` gives them the map. */
  controls?: ReactNode;
  /** A sentence in the region's description, after the number of points. */
  summary?: string;
  /** The initial view; null fits the data. A value that `onViewChange` did not report is applied. */
  view: MapView | null;
  /** Called after moves of the user, never after the map's own. */
  onViewChange?: (view: MapView) => void;
  /** The available tile server; null for outlines only. */
  tiles: TileSource | null;
  tilesOn: boolean;
  onTilesChange?: (on: boolean) => void;
  /** The deployment under the pointer elsewhere on the page: a row of the table. */
  hoveredId?: number | null;
  /** The deployment under the pointer on the map, or null. */
  onHover?: (id: number | null) => void;
  /** If left out, the map manages this state itself, initially on. */
  clustered?: boolean;
  onClusteredChange?: (on: boolean) => void;
  /**
   * For a page that scrolls: one finger and the plain wheel scroll the page, two fingers and the wheel with Ctrl move
   * the map.
   */
  cooperative?: boolean;
}

/**
 * In the element itself: Leaflet makes a container `relative`, and so 0 px high, that has no position yet when it measures it,
 * as before its style sheets are there, or in a page that is rendered outside of the document while its preview is shown.
 */
const WHOLE_FRAME = { position: 'absolute', inset: 0 } as const;

/** A map of deployments whose size and colour show a value; fills its parent. */
export default function PointMap(props: PointMapProps) {
  const { label, points, metric, selectedId, onSelect, view, tiles, tilesOn, cooperative = false } = props;
  const words = useMessages(mapMessages);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [mapNumber, setMapNumber] = useState(0);
  const [ownClustered, setOwnClustered] = useState(true);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [focusShown, setFocusShown] = useState(false);
  const [hovered, setHovered] = useHovered(metric);
  const [announcement, setAnnouncement] = useState({ text: '', isOfNothing: false });
  const announce = (text: string) => setAnnouncement({ text, isOfNothing: false });
  const keyboard = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const summaryId = useId();
  const [start] = useState(() => startOf(props));
  const [layer] = useState(() => new PointLayer());

  const clustered = props.clustered ?? ownClustered;
  const { scene, selected, focused } = useScene({
    points,
    scale: props.scale,
    clustered,
    selectedId,
    focusedId,
    focusShown,
    hoveredId: props.hoveredId,
  });
  const { valueWords } = props;
  const inNumbers = useCallback<ValuesInWords>((some) => valuesText(some, metric, valueWords), [metric, valueWords]);
  const { inWords = inNumbers } = props;

  // Without `onViewChange` the view is the page's choice for a single point; fitting would show no surroundings.
  const home = points.length === 1 && props.onViewChange === undefined ? view : null;
  const { noteUserAct, goHome } = useMapView(map, {
    points,
    selected,
    layer,
    scene,
    view,
    home,
    onViewChange: props.onViewChange,
  });
  const { isPageDragged, handlers } = useSharedGestures(cooperative, noteUserAct);
  useCovers(map);
  usePrintedSize(frame);

  const isExplained = useIsExplained(points.length, props.legendHead !== undefined, scene.scale.steps.length > 0);
  const hasClusters = useHasClusters(layer, clustered, points.length);

  const surroundings = closeZoom(tilesOn && tiles !== null);

  const select = (point: MapPoint) => {
    setFocusedId(point.id);
    announce(words.selected(point.label, inWords([point])));
    if (point.id !== selectedId) onSelect(point.id);
    const cluster = layer.clusterWith(point);
    if (map && cluster) openCluster(map, layer, cluster, surroundings, () => {});
  };

  // Arrow keys continue from the clicked point; the ring is for keyboard focus only.
  const takeFocus = () => {
    keyboard.current?.focus({ preventScroll: true });
    setFocusShown(false);
  };

  usePointLayer(map, layer, scene, {
    surroundings,
    onHover: (drawn) => {
      setHovered(drawn);
      props.onHover?.(drawn?.kind === 'point' ? drawn.point.id : null);
    },
    onSelect: (id) => {
      const point = points.find((candidate) => candidate.id === id);
      if (point) select(point);
      takeFocus();
    },
    onSpread: (count) => {
      announce(words.spread(count));
      takeFocus();
    },
  });

  const go = (point: MapPoint) => {
    setFocusedId(point.id);
    // The label follows the keys until the pointer moves again.
    setHovered(null);
    if (map) bringToSight(map, layer, point);
    layer.reveal(point);
    // Its spot is spread, and it is elsewhere.
    if (map) bringToSight(map, layer, point);
    const values = inWords([point]);
    const cluster = layer.clusterWith(point);
    if (!cluster) return announce(words.point(point.label, values));
    const inCluster = words.point(point.label, words.inCluster(values, cluster.count));
    announce(words.clusterOfPoint(inCluster, clusterText(cluster, scene.scale, inWords)));
  };

  /** Closes one thing at a time, the last opened first; false if nothing is open. */
  const takeBack = (): boolean => {
    setHovered(null);
    if (layer.close() || hovered !== null) return true;
    if (selectedId === null) return false;
    setAnnouncement({ text: words.nothingSelected, isOfNothing: true });
    onSelect(null);
    return true;
  };

  // When React hides a page and shows it again, effects run again, but a removed Leaflet map stays removed.
  useEffect(() => {
    return () => setMapNumber((number) => number + 1);
  }, []);

  return (
    // Only listens to events on their way to the controls inside.
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
        current={focused ?? selected}
        onGo={go}
        onSelect={select}
        focusShown={focusShown}
        onFocusShown={setFocusShown}
      />
      <p id={summaryId} className="visually-hidden">
        {words.drawn(points.length)}
        {props.summary !== undefined && ` ${props.summary}`}
        {selected !== null && ` ${words.selectedIs(selected.label, inWords([selected]))}`}
      </p>
      <MapContainer
        key={mapNumber}
        ref={setMap}
        className={styles.map ?? ''}
        style={WHOLE_FRAME}
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
      {map && <MapButtons map={map} homeName={home ? words.firstView : words.showAll} onHome={goHome} />}
      <MapSwitches
        map={map}
        controls={props.controls}
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
      {map && isExplained && (
        <MapLegend
          map={map}
          metric={metric}
          head={props.legendHead}
          settings={props.legendSettings}
          scale={scene.scale}
          classes={props.legendClasses}
          hasClusters={hasClusters}
        />
      )}
      <PointLabel
        layer={layer}
        hovered={hovered}
        focused={scene.focused ?? scene.hovered}
        scale={scene.scale}
        inWords={inWords}
      />
      {cooperative && (
        <div className={styles.hint} data-shown={isPageDragged} aria-hidden="true">
          <span>{words.twoFingers}</span>
        </div>
      )}
      <div className="visually-hidden" aria-live="polite">
        {announcement.isOfNothing && selectedId !== null ? '' : announcement.text}
      </div>
    </section>
  );
}

/** The size is unknown until the map exists; the initial view is corrected then. */
function startOf({ view, points }: PointMapProps): MapView {
  return view ?? viewOf(boxAround(points), { width: 640, height: 480 }, 0.5);
}
