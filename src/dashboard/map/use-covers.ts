import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { COVERS_EVENT, coverElements } from './covers.ts';

/** Tells the map when what lies over it changes its size; `pointCount` decides which boxes there are. */
export function useCovers(map: LeafletMap | null, pointCount: number): void {
  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => map.fire(COVERS_EVENT));
    for (const element of coverElements(map)) observer.observe(element);
    return () => observer.disconnect();
  }, [map, pointCount]);
}
