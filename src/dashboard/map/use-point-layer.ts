import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { DrawnMark } from '#dashboard/map/layers/drawn-mark.ts';
import { openCluster } from './open-cluster.ts';
import type { PointLayer, Scene } from '#dashboard/map/layers/point-layer.ts';

interface PointLayerEvents {
  /** The zoom up to which a click on a cluster shows the surroundings of its members. */
  surroundings: number;
  onSelect: (id: number) => void;
  /** A cluster of `count` points was spread. */
  onSpread: (count: number) => void;
  /** The mark under the pointer, or null. */
  onHover: (drawn: DrawnMark | null) => void;
}

/** Hit radius: 12 px for a mouse, 20 px for a finger. */
const REACH_PX = { mouse: 12, touch: 20 };

/** Adds the points' canvas to a map, updates it with `scene`, and reports clicks and hovers. */
export function usePointLayer(map: LeafletMap | null, layer: PointLayer, scene: Scene, events: PointLayerEvents): void {
  useLayoutEffect(() => {
    layer.setScene(scene);
  }, [layer, scene]);

  const onClick = useEffectEvent((event: LeafletMouseEvent) => {
    const hit = layer.hit(event.containerPoint, reachOf(event));
    if (!map || !hit) return;
    if (hit.kind === 'anchor') layer.close();
    else if (hit.kind === 'point') events.onSelect(hit.point.id);
    else openCluster(map, layer, hit.mark, events.surroundings, () => events.onSpread(hit.mark.count));
    events.onHover(null);
  });

  const onMove = useEffectEvent((event: LeafletMouseEvent) => {
    const hit = layer.hit(event.containerPoint, reachOf(event));
    map?.getContainer().toggleAttribute('data-over-mark', hit !== null);
    events.onHover(hit);
  });

  const onLeave = useEffectEvent(() => {
    map?.getContainer().removeAttribute('data-over-mark');
    events.onHover(null);
  });

  useEffect(() => {
    if (!map) return;
    const handlers = {
      click: (event: LeafletMouseEvent) => onClick(event),
      mousemove: (event: LeafletMouseEvent) => onMove(event),
      mouseout: () => onLeave(),
      movestart: () => onLeave(),
      zoomstart: () => onLeave(),
    };
    layer.addTo(map);
    map.on(handlers);
    return () => {
      map.off(handlers);
      layer.remove();
    };
  }, [map, layer]);
}

function reachOf({ originalEvent }: LeafletMouseEvent): number {
  const isTouch = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
  return isTouch ? REACH_PX.touch : REACH_PX.mouse;
}
