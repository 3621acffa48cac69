import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useReducer } from 'react';

const MOVES = ['move', 'zoom', 'zoomend', 'moveend', 'resize', 'viewreset'].join(' ');

/** Renders again whenever the map shows something else. */
export function useMapMoves(map: LeafletMap | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (map === null) return;
    map.on(MOVES, render);
    return () => {
      map.off(MOVES, render);
    };
  }, [map]);
}
