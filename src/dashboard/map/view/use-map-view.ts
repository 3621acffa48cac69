import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { COVERS_EVENT, coversOf } from '#dashboard/map/covers/covers.ts';
import { boxAround, viewsOf, lowestZoom } from '#dashboard/map/fit-points.ts';
import type { PointLayer, Scene } from '#dashboard/map/layers/point-layer.ts';
import type { MapPoint, MapView } from '#dashboard/map/map-point.ts';
import { KeptInSight } from './kept-in-sight.ts';
import { MapMover } from './map-mover.ts';
import { ReportedViews, viewKey, viewNow } from './reported-views.ts';
import { clearestView } from '#dashboard/map/covers/clearest-view.ts';
import { cornerCover } from '#dashboard/map/covers/corner-cover.ts';

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

/**
 * Decides who moves the map. Fits the data until the user moves the map; pans to a selection that is out of view or
 * covered; applies a new `view`; follows changes of size; reports the user's moves, and only those, as rounded views.
 */
export function useMapView(map: LeafletMap | null, options: MapViewOptions): MapViewControls {
  const { points, selected, layer, scene, view: given, home, onViewChange } = options;
  const givenKey = viewKey(given);
  const [mover] = useState(() => new MapMover(given === null ? 'data' : 'reader'));
  const [sight] = useState(() => new KeptInSight());
  const [reports] = useState(() => new ReportedViews(givenKey));
  const [sizes] = useState(() => new MapSizes());

  const fit = () => {
    if (map) mover.fit(map, fittedView(map, points, scene));
  };

  const keepInSight = (isAnimated: boolean) => {
    if (!map || !selected || mover.isMoving) return;
    const by = sight.moveFor(map, () => layer.placeOf(selected));
    if (by === null) return;
    // The address has the visible centre.
    mover.reportNext();
    mover.move(map, (animate) => map.panBy(by, { animate: animate && isAnimated && map.getSize().contains(by) }));
  };

  const report = () => {
    if (!map || !onViewChange) return;
    const view = viewNow(map);
    reports.note(view);
    onViewChange(view);
  };

  const onCovers = useEffectEvent(() => {
    // A side panel that opens for a selection must not zoom the map out.
    if (mover.follows === 'data' && (selected === null || !mover.hasFitted)) fit();
    keepInSight(true);
  });

  const onResize = useEffectEvent(() => {
    if (!map) return;
    const isOfPanel = sizes.note(selected !== null);
    mover.resize(() => followSize(map, isOfPanel));
    onCovers();
    if (!isOfPanel) return;
    keepInSight(false);
    // The panel changed the visible centre, which the address has.
    if (mover.follows === 'reader') report();
  });

  const onMoveEnd = useEffectEvent(() => {
    if (map && mover.noteEnd(map)) report();
  });

  const onDrawn = useEffectEvent(() => keepInSight(true));

  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(map.getContainer());
    mover.restore(map);
    onResize();
    const heard = {
      movestart: () => mover.noteStart(),
      moveend: () => onMoveEnd(),
      [COVERS_EVENT]: () => onCovers(),
    };
    map.on(heard);
    const unsubscribe = layer.onDrawn(() => onDrawn());
    return () => {
      observer.disconnect();
      map.off(heard);
      unsubscribe();
    };
  }, [map, layer, mover]);

  const box = boxAround(points);
  const boxKey = box === null ? '' : [box.west, box.east, box.north, box.south].join();
  const fitAgain = () => {
    // Without points, as when nothing matches a filter, the map stays where it is.
    if (mover.follows === 'data' && (box !== null || !mover.hasFitted)) fit();
  };

  const followView = () => {
    if (!map || !reports.isNew(givenKey)) return;
    mover.follow(given === null ? 'data' : 'reader');
    if (given === null) fit();
    else if (viewKey(viewNow(map)) !== givenKey) {
      sight.keep('uncovered');
      mover.goTo(map, given);
    }
  };

  const showSelected = () => {
    if (!selected) return;
    sight.keep('shown');
    keepInSight(true);
  };

  const selectedId = selected?.id ?? null;
  const followed = useRef<{ map: LeafletMap | null; boxKey: string | null; selectedId: number | null }>({
    map: null,
    boxKey: null,
    selectedId,
  });
  const follow = useEffectEvent(() => {
    const before = followed.current;
    followed.current = { map, boxKey, selectedId };
    if (map !== before.map || boxKey !== before.boxKey) fitAgain();
    followView();
    if (selectedId !== before.selectedId) showSelected();
  });
  useEffect(() => {
    follow();
  }, [map, boxKey, givenKey, selectedId]);

  return {
    noteUserAct: () => {
      mover.noteReader();
      sight.keepNothing();
    },
    goHome: () => {
      if (!map) return;
      if (home) return mover.goTo(map, home);
      fit();
      // The user's move, so it is reported; but the data is followed again from here on.
      mover.follow('data');
      report();
    },
  };
}

/** So many marks are kept from under the controls. */
const MOST_CLEARED = 400;

/** The view of a map that shows all points; null where the map has no size. */
function fittedView(map: LeafletMap, points: readonly MapPoint[], scene: Scene): MapView | null {
  const { x: width, y: height } = map.getSize();
  if (width === 0 || height === 0) return null;
  const size = { width, height };
  const views = viewsOf(boxAround(points), size, map.options.zoomSnap ?? 1, cornerCover(map));
  return points.length > MOST_CLEARED ? views[0] : clearestView(views, scene, size, coversOf(map));
}

/** Tells a map that gives room to the panel of a selection from one in a window of another size. */
class MapSizes {
  #window = '';
  #hadSelection = false;

  /** A map has another size. @returns whether that is of a panel that opens or closes */
  note(hasSelection: boolean): boolean {
    const size = `${window.innerWidth} ${window.innerHeight}`;
    const isOfPanel = size === this.#window && this.#hadSelection !== hasSelection;
    this.#window = size;
    this.#hadSelection = hasSelection;
    return isOfPanel;
  }
}

/** Gives a map the size of its element. A panel that opens covers an edge, and no point moves; otherwise the centre stays. */
function followSize(map: LeafletMap, isOfPanel: boolean): void {
  map.invalidateSize({ animate: false, pan: !isOfPanel });
  const { x: width, y: height } = map.getSize();
  const lowest = lowestZoom({ width, height });
  if (map.getZoom() < lowest) map.setView(map.getCenter(), lowest, { animate: false });
  map.setMinZoom(lowest);
}
