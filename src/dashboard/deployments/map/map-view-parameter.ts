import type { Parameter } from '#dashboard/address/url-state.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';

/** The map's position in the address: `map=<latitude>,<longitude>,<zoom>`; left out where it fits the data. */
export const mapViewParameter: Parameter<MapView | null> = {
  read: (text) => {
    const [latitude, longitude, zoom, ...more] = (text ?? '')
      .split(',')
      .map((part) => (part === '' ? Number.NaN : Number(part)));
    if (latitude === undefined || longitude === undefined || zoom === undefined || more.length > 0) return null;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360 && zoom >= 0 && zoom <= 22)) return null;
    return { latitude, longitude, zoom };
  },
  write: (view) => (view === null ? null : `${view.latitude},${view.longitude},${view.zoom}`),
};
