import type { Map as LeafletMap } from 'leaflet';
import { useReducer } from 'react';
import { useEventsOfMap } from './use-events-of-map.ts';

const MOVES = ['move', 'zoom', 'zoomend', 'moveend', 'resize', 'viewreset'];

/** Renders again whenever the map shows something else. */
export function useMapMoves(map: LeafletMap | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEventsOfMap(map, Object.fromEntries(MOVES.map((move) => [move, render])));
}
