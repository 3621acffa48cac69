import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { COVERS_EVENT, coverElements, onCovers } from './covers.ts';

/** Tells the map when what lies over it appears, disappears or changes its size. */
export function useCovers(map: LeafletMap | null): void {
  useEffect(() => {
    if (!map) return;
    const sizes = new ResizeObserver(() => map.fire(COVERS_EVENT));
    const observe = () => {
      sizes.disconnect();
      for (const element of coverElements(map)) sizes.observe(element);
    };
    observe();
    // An observed element is reported once, and so are those that have moved; one that has gone is not.
    const unsubscribe = onCovers(() => {
      observe();
      map.fire(COVERS_EVENT);
    });
    return () => {
      sizes.disconnect();
      unsubscribe();
    };
  }, [map]);
}
