import '#dashboard/map/leaflet-base.css';
import { latLng, type Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { MapContainer, Pane } from 'react-leaflet';
import { MapButtons } from '#dashboard/map/controls/map-buttons.tsx';
import { MapSwitches } from '#dashboard/map/controls/map-switches.tsx';
import { useSharedGestures } from '#dashboard/map/controls/use-shared-gestures.ts';
import { boxAround, lowestZoom, viewOf } from '#dashboard/map/fit-points.ts';
import { BaseLayers } from '#dashboard/map/layers/base-layers.tsx';
import type { Located } from '#dashboard/map/located.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { HIGHEST_ZOOM } from '#dashboard/map/mark.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import mapStyles from '#dashboard/map/point-map.module.css';
import { prefersCalm } from '#dashboard/map/prefers-calm.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { fieldsOf, type TypedPlace } from './places-form.ts';
import { imagesMessages } from './messages/images-messages.ts';
import { copyOf, idOfPin, PLACES_LOOKS, PlacesPins } from './places-pins.tsx';
import classes from './places.module.css';

/** Where the dialog shows map and table at once, the plain wheel is the map's. As in places.module.css. */
const SIDE_BY_SIDE = '(min-width: 60em) and (min-height: 40em)';
/** What an arrow key moves a pin by, without and with Shift. */
const STEP_PX = 4;
const LONG_STEP_PX = 32;
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** In the element itself, as in point-map.tsx: Leaflet measures it before style sheets are there. */
const WHOLE_FRAME = { position: 'absolute', inset: 0 } as const;
/** The canvases of the base have up to 260. */
const ABOVE_CANVASES = { zIndex: 600 } as const;

/** What the table asks of the map. */
export interface PinsOfMap {
  /** of what is in view */
  centre: () => Located;
  hasPin: (id: number) => boolean;
  bringToSight: (id: number) => void;
  /** Also of a pin that comes with the next rendering. */
  focusPin: (id: number) => void;
  /** Shows all pins, with those that come with the next rendering. */
  fitNext: () => void;
}

interface PlacesMapProps {
  ref: Ref<PinsOfMap>;
  pins: readonly MapPoint[];
  /** `pins` are known */
  isRead: boolean;
  selectedId: number | null;
  onSelect: (id: number) => void;
  onMove: (id: number, place: TypedPlace) => void;
}

/** A map whose pins are dragged, or moved by arrow keys; fills its parent. */
export function PlacesMap({ ref, pins, isRead, selectedId, onSelect, onMove }: PlacesMapProps) {
  const words = useMessages(imagesMessages);
  const ofMap = useMessages(mapMessages);
  const hintId = useId();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [mapNumber, setMapNumber] = useState(0);
  const [moved, setMoved] = useState('');
  const frame = useRef<HTMLElement>(null);
  const awaited = useRef<number | null>(null);
  const isFitAwaited = useRef(false);
  const { tiles, tilesOn, onTilesChange } = useMapTiles();
  const isShared = !useMediaQuery(SIDE_BY_SIDE);
  // The same in every language.
  const look = useMediaQuery('(pointer: coarse)') ? PLACES_LOOKS.finger : PLACES_LOOKS.mouse;
  const { fit, noteUserAct } = useFittedView(map, pins, isRead);
  const { isPageDragged, handlers } = useSharedGestures(isShared, noteUserAct);

  const pinOf = (id: number) => pins.find((pin) => pin.id === id);
  const focusPin = useCallback((id: number) => {
    const element = frame.current?.querySelector<HTMLElement>(`[data-pin="${id}"]`);
    awaited.current = element ? null : id;
    element?.focus();
  }, []);
  const onShown = useCallback((id: number) => id === awaited.current && focusPin(id), [focusPin]);
  useImperativeHandle(ref, () => ({
    centre: () => {
      const { lat: latitude, lng: longitude } = (map?.getCenter() ?? latLng(0, 0)).wrap();
      return { latitude, longitude };
    },
    hasPin: (id) => pinOf(id) !== undefined,
    bringToSight: (id) => {
      const pin = pinOf(id);
      if (map !== null && pin !== undefined) bringToSight(map, pin);
    },
    focusPin,
    fitNext: () => {
      isFitAwaited.current = true;
    },
  }));
  const followPins = useEffectEvent(() => {
    if (isFitAwaited.current) fit();
    isFitAwaited.current = false;
  });
  useEffect(() => {
    followPins();
  }, [pins]);

  const move = useCallback(
    (id: number, name: string, to: Located) => {
      const place = fieldsOf(to);
      onMove(id, place);
      setMoved(words.pinAt(name, `${place.latitude}, ${place.longitude}`));
    },
    [onMove, words],
  );
  /** Keys reach the frame from the pins, which Leaflet makes. */
  const moveByKey = ({ target, key, shiftKey }: { target: EventTarget; key: string; shiftKey: boolean }) => {
    const pin = pinOf(idOfPin(target) ?? 0);
    const step = STEPS[key];
    if (map === null || pin === undefined || step === undefined) return false;
    const by = shiftKey ? LONG_STEP_PX : STEP_PX;
    const to = map.containerPointToLatLng(
      map.latLngToContainerPoint(placeInView(map, pin)).add([step[0] * by, step[1] * by]),
    );
    const { lat: latitude, lng: longitude } = to.wrap();
    move(pin.id, pin.label, { latitude, longitude });
    bringToSight(map, { latitude, longitude });
    return true;
  };

  // When React hides a page and shows it again, effects run again, but a removed Leaflet map stays removed.
  useEffect(() => {
    return () => setMapNumber((number) => number + 1);
  }, []);

  return (
    <>
      {/* Only listens to events on their way to the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frame}
        className={`${mapStyles.frame} ${classes.frame}`}
        data-cooperative={isShared}
        aria-label={words.mapOfPlaces}
        aria-describedby={hintId}
        onPointerDownCapture={noteUserAct}
        {...handlers}
        onTouchStartCapture={(event) => {
          // A finger on a pin drags it.
          if (idOfPin(event.target) === null) handlers.onTouchStartCapture(event);
        }}
        onTouchMoveCapture={(event) => {
          if (idOfPin(event.target) === null) handlers.onTouchMoveCapture(event);
        }}
        onFocus={({ target }) => {
          const pin = pinOf(idOfPin(target) ?? 0);
          if (pin === undefined) return;
          onSelect(pin.id);
          if (map !== null) bringToSight(map, pin);
        }}
        onKeyDown={(event) => {
          if (!moveByKey(event)) return;
          noteUserAct();
          event.preventDefault();
        }}
      >
        <MapContainer
          key={mapNumber}
          ref={setMap}
          className={mapStyles.map ?? ''}
          style={WHOLE_FRAME}
          center={[25, 0]}
          zoom={1}
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
          <Pane name="pins" style={ABOVE_CANVASES}>
            <PlacesPins
              map={map}
              pins={pins}
              look={look}
              selectedId={selectedId}
              onShown={onShown}
              onSelect={onSelect}
              onMove={move}
            />
          </Pane>
        </MapContainer>
        {map && <MapButtons map={map} homeName={ofMap.showAll} onHome={fit} />}
        <MapSwitches
          map={map}
          controls={null}
          canCluster={false}
          clustered={false}
          onClusteredChange={() => {}}
          tiles={tiles}
          tilesOn={tilesOn}
          onTilesChange={onTilesChange}
        />
        {isShared && (
          <div className={mapStyles.hint} data-shown={isPageDragged} aria-hidden="true">
            <span>{ofMap.twoFingers}</span>
          </div>
        )}
        <div className="visually-hidden" aria-live="polite">
          {moved}
        </div>
      </section>
      <Text id={hintId}>{words.pinHint}</Text>
    </>
  );
}

/** Pans where a place is out of sight. */
function bringToSight(map: LeafletMap, place: Located): void {
  const at = placeInView(map, place);
  if (map.getSize().x > 0 && !map.getBounds().contains(at)) map.panTo(at, { animate: false });
}

/** On the copy of the world that the map shows. */
function placeInView(map: LeafletMap, { latitude, longitude }: Located) {
  return latLng(latitude, longitude + 360 * copyOf(longitude, map.getCenter().lng));
}

/** Shows all pins when they are known, and again with another size, until somebody moves the map. */
function useFittedView(map: LeafletMap | null, pins: readonly MapPoint[], isRead: boolean) {
  const isMoved = useRef(false);
  const fit = () => {
    if (map === null) return;
    const { x: width, y: height } = map.getSize();
    if (width === 0 || height === 0) return;
    const { latitude, longitude, zoom } = viewOf(boxAround(pins), { width, height }, map.options.zoomSnap ?? 1);
    map.setView([latitude, longitude], zoom, { animate: false });
  };
  const onSize = useEffectEvent(() => {
    if (map === null) return;
    map.invalidateSize({ animate: false });
    const { x: width, y: height } = map.getSize();
    const lowest = lowestZoom({ width, height });
    if (!isMoved.current) fit();
    // Before the limit, which would begin a zoom of its own.
    if (map.getZoom() < lowest) map.setView(map.getCenter(), lowest, { animate: false });
    map.setMinZoom(lowest);
  });
  useEffect(() => {
    if (map === null || !isRead) return;
    const observer = new ResizeObserver(() => onSize());
    observer.observe(map.getContainer());
    onSize();
    return () => observer.disconnect();
  }, [map, isRead]);
  return {
    fit,
    noteUserAct: () => {
      isMoved.current = true;
    },
  };
}
