import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boxAround, lowestZoom, viewOf } from './fit-points.ts';
import type { MapPoint, MapView } from './map-point.ts';
import { HIGHEST_ZOOM, type WorldBox } from './mark.ts';
import { mercatorX, nearestCopy } from './mercator.ts';
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

const ROOM_AROUND_PX = 48;

/**
 * Decides who moves the map. Fits the data until the user moves it, then leaves it alone; pans to a selection that is
 * out of view; follows changes of size; reports moves of the user, and only those, as rounded views.
 */
export function useMapView(map: LeafletMap | null, options: MapViewOptions): MapViewControls {
  const { points, selected, hasOwnView, onViewChange } = options;
  const state = useRef({ userActs: false, userMoved: hasOwnView, resizing: false, fitted: false });
  const box = boxAround(points);

  const moveBySelf = (move: (animate: boolean) => void) => {
    map?.stop();
    state.current.userActs = false;
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

  const onResize = useEffectEvent(() => {
    if (!map) return;
    state.current.resizing = true;
    map.invalidateSize({ animate: false, pan: true });
    const { x: width, y: height } = map.getSize();
    map.setMinZoom(lowestZoom({ width, height }));
    state.current.resizing = false;
    // With something selected the reader is looking at it: a side panel that opens must not zoom the map out.
    if (!state.current.userMoved && (selected === null || !state.current.fitted)) fit();
  });

  const onMoveStart = useEffectEvent(() => {
    if (state.current.userActs && !state.current.resizing) state.current.userMoved = true;
  });

  const onMoveEnd = useEffectEvent(() => {
    if (!map || !state.current.userActs || state.current.resizing) return;
    const { lat: latitude, lng: longitude } = map.getCenter();
    onViewChange?.(roundView({ latitude, longitude, zoom: map.getZoom() }));
  });

  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(map.getContainer());
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
    moveBySelf((animate) => map.panInside([selected.latitude, longitude], { padding: [ROOM_AROUND_PX, ROOM_AROUND_PX], animate }));
  });
  useEffect(() => showSelected(), [map, selected?.id]);

  return {
    noteUserAct: () => {
      state.current.userActs = true;
    },
    fitAll: () => {
      fit();
      // Asked for by hand, so the address has to follow, but the data may be followed again from here on.
      state.current.userMoved = false;
      state.current.userActs = true;
      onMoveEnd();
      state.current.userActs = false;
    },
  };
}

/** The point's longitude in the copy of the world that is in view, in degrees. */
export function longitudeNear(map: LeafletMap, point: MapPoint): number {
  const centre = mercatorX(map.getCenter().lng);
  return point.longitude + 360 * (nearestCopy(mercatorX(point.longitude), centre) - mercatorX(point.longitude));
}

/** Zoom levels the map is given when it is made. */
export const HIGHEST_MAP_ZOOM = HIGHEST_ZOOM;

function keyOf(box: WorldBox | null): string {
  return box ? [box.west, box.east, box.north, box.south].join() : '';
}
