import type { Map as LeafletMap } from 'leaflet';
import { createContext } from 'react';

/** The Leaflet map that a page's own controls are on; null outside of one. */
export const LeafletMapContext = createContext<LeafletMap | null>(null);
