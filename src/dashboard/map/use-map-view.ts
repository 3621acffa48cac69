import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { boxAround, lowestZoom, viewOf } from './fit-points.ts';
import { longitudeNear } from './longitude-near.ts';
import type { MapPoint, MapView } from './map-point.ts';
import type { WorldBox } from './mark.ts';
import { prefersCalm } from './prefers-calm.ts';
import { roundView } from './round-view.ts';

interface MapViewOptions {
  points: readonly MapPoint[];
  selected: MapPoint | null;
  /** A view given at the start stands for a move the user made earlier: nothing is fitted. */
  hasOwnView: boolean;
  onViewChange: ((view: MapView) => void) | undefined;
}

interface MapViewControls {
  /** To be called on every pointer, wheel or key event: what moves next is the user's doing. */
  noteUserAct: () => void;
  /** Shows all points; later changes of the data are followed again. */
  fitAll: () => void;
}

interface ViewState {
  /** The last cause of a move was the user. */
  userActs: boolean;
  userMoved: boolean;
  resizing: boolean;
  fitted: boolean;
  /** Where a map that was removed stood, for the one that takes its place. */
  last: { centre: LatLng; zoom: number } | null;
}

const ROOM_AROUND_PX = 48;

/**
 * Decides who moves the map. Fits the data until the user moves it, then leaves it alone; pans to a selection that is
 * out of view; follows changes of size; reports moves of the user, and only those, as rounded views.
 */
export function useMapView(map: LeafletMap | null, options: MapViewOptions): MapViewControls {
  const { points, selected, hasOwnView, onViewChange } = options;
  const state = useRef<ViewState>({
    userActs: false,
    userMoved: hasOwnView,
    resizing: false,
    fitted: false,
    last: null,
  });
  const box = useMemo(() => boxAround(points), [points]);

  const moveBySelf = (move: (animate: boolean) => void) => {
    state.current.userActs = false;
    map?.stop();
    move(!prefersCalm());
  };

  const fit = () => {
    if (!map) return;
    const { x: width, y: height } = map.getSize();
    if (width === 0 || height === 0) return;
    const view = viewOf(box, { width, height }, map.options.zoomSnap ?? 1);
    moveBySelf(() => map.setView([view.latitude, view.longitude], view.zoom, { animate: false }));
    state.current.fitted = true;
  };

  const report = () => {
    if (!map) return;
    const { lat: latitude, lng: longitude } = map.getCenter();
    onViewChange?.(roundView({ latitude, longitude, zoom: map.getZoom() }));
  };

  const onResize = useEffectEvent(() => {
    if (!map) return;
    state.current.resizing = true;
    map.invalidateSize({ animate: false, pan: true });
    const { x: width, y: height } = map.getSize();
    const lowest = lowestZoom({ width, height });
    if (map.getZoom() < lowest) map.setView(map.getCenter(), lowest, { animate: false });
    map.setMinZoom(lowest);
    state.current.resizing = false;
    // With something selected the reader is looking at it: a side panel that opens must not zoom the map out.
    if (!state.current.userMoved && (selected === null || !state.current.fitted)) fit();
  });

  const onMoveStart = useEffectEvent(() => {
    if (state.current.userActs && !state.current.resizing) state.current.userMoved = true;
  });

  const onMoveEnd = useEffectEvent(() => {
    if (map) state.current.last = { centre: map.getCenter(), zoom: map.getZoom() };
    if (state.current.userActs && !state.current.resizing) report();
  });

  const restore = useEffectEvent(() => {
    const { last, userMoved } = state.current;
    if (last && userMoved) moveBySelf(() => map?.setView(last.centre, last.zoom, { animate: false }));
  });

  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(map.getContainer());
    restore();
    onResize();
    const [started, ended] = [() => onMoveStart(), () => onMoveEnd()];
    map.on('movestart', started);
    map.on('moveend', ended);
    return () => {
      observer.disconnect();
      map.off('movestart', started);
      map.off('moveend', ended);
    };
  }, [map]);

  const boxKey = keyOf(box);
  const fitAgain = useEffectEvent(() => {
    if (!state.current.userMoved) fit();
  });
  useEffect(() => fitAgain(), [map, boxKey]);

  const shownId = useRef(selected?.id ?? null);
  const showSelected = useEffectEvent(() => {
    const isNew = (selected?.id ?? null) !== shownId.current;
    shownId.current = selected?.id ?? null;
    if (!map || !selected || !isNew) return;
    const longitude = longitudeNear(map, selected);
    if (map.getBounds().contains([selected.latitude, longitude])) return;
    const padding: [number, number] = [ROOM_AROUND_PX, ROOM_AROUND_PX];
    moveBySelf((animate) => map.panInside([selected.latitude, longitude], { padding, animate }));
  });
  useEffect(() => showSelected(), [map, selected?.id]);

  return {
    noteUserAct: () => {
      state.current.userActs = true;
    },
    fitAll: () => {
      fit();
      // Asked for by hand, so the address has to know, but the data may be followed again from here on.
      state.current.userMoved = false;
      report();
    },
  };
}

function keyOf(box: WorldBox | null): string {
  return box ? [box.west, box.east, box.north, box.south].join() : '';
}
