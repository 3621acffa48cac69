import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { clearestView } from '#dashboard/map/covers/clearest-view.ts';
import { cornerCover } from '#dashboard/map/covers/corner-cover.ts';
import { COVERS_EVENT, coversOf } from '#dashboard/map/covers/covers.ts';
import { moveToClear } from '#dashboard/map/covers/move-to-clear.ts';
import { boxAround, lowestZoom, viewsOf } from './fit-points.ts';
import type { PointLayer, Scene } from '#dashboard/map/layers/point-layer.ts';
import type { MapPoint, MapView } from './map-point.ts';
import type { WorldBox } from './mark.ts';
import { prefersCalm } from './prefers-calm.ts';
import { roundView } from './round-view.ts';

interface MapViewOptions {
  points: readonly MapPoint[];
  selected: MapPoint | null;
  layer: PointLayer;
  scene: Scene;
  /**
   * The view of an earlier move; the data is then not fitted. A view that was not reported by the map itself is
   * applied.
   */
  view: MapView | null;
  /** The view that `goHome` shows; null fits all points. */
  home: MapView | null;
  onViewChange: ((view: MapView) => void) | undefined;
}

interface MapViewControls {
  /** Call on every pointer, wheel or key event: the next move counts as the user's. */
  noteUserAct: () => void;
  /** Fits all points, and follows later changes of the data again; or shows `home`. */
  goHome: () => void;
}

interface ViewState {
  /** The last move was the user's. */
  userActs: boolean;
  userMoved: boolean;
  resizing: boolean;
  /** At the last change of size: the window's size, and whether a point was selected. */
  sizedFor: string;
  hadSelection: boolean;
  fitted: boolean;
  /** The view of a removed map, for its successor. */
  last: { centre: LatLng; zoom: number } | null;
  /** The last value of `view`. */
  viewKey: string;
  /** Reported views that have not come back as `view` yet. */
  reported: string[];
  /**
   * Until the reader acts on the map, the selected point is moved from under what comes to cover it; if it was selected just
   * now, it is also brought into view.
   */
  keeps: 'nothing' | 'uncovered' | 'shown';
  /** How often the selected point may still be moved: once should do. */
  movesLeft: number;
  isMoving: boolean;
  /** The map's own next move is reported, as it changes what the address says. */
  reportsNext: boolean;
}

/** Marks settle at most so often, as others around them come and go. */
const MOST_MOVES = 4;
/** So many marks are kept from under the controls. */
const MOST_CLEARED = 400;
/** The number of reports to remember, for a page that updates late or never. */
const REPORTED_AT_MOST = 20;

/**
 * Decides who moves the map. Fits the data until the user moves the map; pans to a selection that is out of view or
 * covered; applies a new `view`; follows changes of size; reports the user's moves, and only those, as rounded views.
 */
export function useMapView(map: LeafletMap | null, options: MapViewOptions): MapViewControls {
  const { points, selected, layer, scene, view: given, home, onViewChange } = options;
  const viewKey = viewKeyOf(given);
  const state = useRef<ViewState>({
    userActs: false,
    userMoved: given !== null,
    resizing: false,
    sizedFor: '',
    hadSelection: false,
    fitted: false,
    last: null,
    viewKey,
    reported: [],
    keeps: 'uncovered',
    movesLeft: MOST_MOVES,
    isMoving: false,
    reportsNext: false,
  });
  const box = useMemo(() => boxAround(points), [points]);

  const moveBySelf = (move: (animate: boolean) => void) => {
    state.current.userActs = false;
    map?.stop();
    move(!prefersCalm());
  };

  const goTo = (view: MapView) =>
    moveBySelf(() => map?.setView([view.latitude, view.longitude], view.zoom, { animate: false }));

  const fit = () => {
    if (!map) return;
    const { x: width, y: height } = map.getSize();
    if (width === 0 || height === 0) return;
    const size = { width, height };
    const views = viewsOf(box, size, map.options.zoomSnap ?? 1, cornerCover(map));
    goTo(points.length > MOST_CLEARED ? views[0] : clearestView(views, scene, size, coversOf(map)));
    state.current.fitted = true;
  };

  const keep = (keeps: ViewState['keeps']) => Object.assign(state.current, { keeps, movesLeft: MOST_MOVES });

  const keepInSight = (isAnimated: boolean) => {
    const { keeps, movesLeft, isMoving, userMoved } = state.current;
    if (!map || !selected || keeps === 'nothing' || movesLeft === 0 || isMoving) return;
    const place = layer.placeOf(selected);
    const size = map.getSize();
    if (!place || (keeps === 'uncovered' && !size.contains([place.x, place.y]))) return;
    const by = moveToClear(map, place);
    if (!by) return;
    state.current.movesLeft -= 1;
    // The address says what is seen.
    state.current.reportsNext = userMoved;
    moveBySelf((animate) => map.panBy(by, { animate: animate && isAnimated && size.contains(by) }));
  };

  const report = () => {
    if (!map || !onViewChange) return;
    const view = viewNow(map);
    state.current.reported = [...state.current.reported, viewKeyOf(view)].slice(-REPORTED_AT_MOST);
    onViewChange(view);
  };

  const onCovers = useEffectEvent(() => {
    // A side panel that opens for a selection must not zoom the map out.
    if (!state.current.userMoved && (selected === null || !state.current.fitted)) fit();
    keepInSight(true);
  });

  const onResize = useEffectEvent(() => {
    if (!map) return;
    state.current.resizing = true;
    const sizedFor = `${window.innerWidth} ${window.innerHeight}`;
    const isOfPanel = sizedFor === state.current.sizedFor && state.current.hadSelection !== (selected !== null);
    Object.assign(state.current, { sizedFor, hadSelection: selected !== null });
    // A panel that opens for a selection covers an edge, and no point moves; otherwise the centre stays.
    map.invalidateSize({ animate: false, pan: !isOfPanel });
    const { x: width, y: height } = map.getSize();
    const lowest = lowestZoom({ width, height });
    if (map.getZoom() < lowest) map.setView(map.getCenter(), lowest, { animate: false });
    map.setMinZoom(lowest);
    state.current.resizing = false;
    onCovers();
    if (!isOfPanel) return;
    keepInSight(false);
    // The centre of what is left: the address says what is seen.
    if (state.current.userMoved) report();
  });

  const onMoveStart = useEffectEvent(() => {
    state.current.isMoving = true;
    if (state.current.userActs && !state.current.resizing) state.current.userMoved = true;
  });

  const onMoveEnd = useEffectEvent(() => {
    if (map) state.current.last = { centre: map.getCenter(), zoom: map.getZoom() };
    const { userActs, resizing, reportsNext } = state.current;
    Object.assign(state.current, { isMoving: false, reportsNext: false });
    if ((userActs && !resizing) || reportsNext) report();
  });

  const onDrawn = useEffectEvent(() => keepInSight(true));

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
    const heard = { movestart: () => onMoveStart(), moveend: () => onMoveEnd(), [COVERS_EVENT]: () => onCovers() };
    map.on(heard);
    const unsubscribe = layer.onDrawn(() => onDrawn());
    return () => {
      observer.disconnect();
      map.off(heard);
      unsubscribe();
    };
  }, [map, layer]);

  const boxKey = keyOf(box);
  const fitAgain = useEffectEvent(() => {
    // Without points, as when nothing matches a filter, the map stays where it is.
    if (!state.current.userMoved && (box !== null || !state.current.fitted)) fit();
  });
  useEffect(() => {
    fitAgain();
  }, [map, boxKey]);

  const followView = useEffectEvent(() => {
    if (!map || viewKey === state.current.viewKey) return;
    state.current.viewKey = viewKey;
    const answered = state.current.reported.indexOf(viewKey);
    state.current.reported = answered === -1 ? [] : state.current.reported.slice(answered + 1);
    if (answered !== -1) return;
    state.current.userMoved = given !== null;
    if (given === null) fit();
    else if (viewKeyOf(viewNow(map)) !== viewKey) {
      keep('uncovered');
      goTo(given);
    }
  });
  useEffect(() => {
    followView();
  }, [map, viewKey]);

  const shownId = useRef(selected?.id ?? null);
  const showSelected = useEffectEvent(() => {
    const isNew = (selected?.id ?? null) !== shownId.current;
    shownId.current = selected?.id ?? null;
    if (!selected || !isNew) return;
    keep('shown');
    keepInSight(true);
  });
  useEffect(() => {
    showSelected();
  }, [map, selected?.id]);

  return {
    noteUserAct: () => {
      state.current.userActs = true;
      state.current.keeps = 'nothing';
    },
    goHome: () => {
      if (home) return goTo(home);
      fit();
      // The user's move, so it is reported; but the data is followed again from here on.
      state.current.userMoved = false;
      report();
    },
  };
}

function viewNow(map: LeafletMap): MapView {
  const { lat: latitude, lng: longitude } = map.getCenter();
  return roundView({ latitude, longitude, zoom: map.getZoom() });
}

function viewKeyOf(view: MapView | null): string {
  if (view === null) return '';
  const { latitude, longitude, zoom } = roundView(view);
  return [latitude, longitude, zoom].join();
}

function keyOf(box: WorldBox | null): string {
  return box ? [box.west, box.east, box.north, box.south].join() : '';
}
