import { useState } from 'react';
import { useUrlState, type Parameter } from '#dashboard/address/url-state.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';

/** The map's position in the address: `map=<latitude>,<longitude>,<zoom>`; left out where it fits the data. */
const mapViewParameter: Parameter<MapView | null> = {
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

const parameters = { map: mapViewParameter };

/**
 * The map's view from the address, and a function that writes a new view to it. With rounded coordinates the address
 * gets no more decimals than they have, and the map stays where the reader moved it.
 */
export function useViewInAddress(digits: PlaceDigits): [MapView | null, (moved: MapView) => void] {
  const [{ map }, change] = useUrlState(parameters);
  const [own, setOwn] = useState<MapView | null>(null);
  const isOwn = own !== null && map !== null && writtenAs(own, digits) === writtenAs(map, digits);
  const move = (moved: MapView) => {
    setOwn(moved);
    void change({ map: inAddress(moved, digits) }, { replace: true });
  };
  return [isOwn ? own : map, move];
}

function inAddress({ latitude, longitude, zoom }: MapView, digits: PlaceDigits): MapView {
  if (digits === null) return { latitude, longitude, zoom };
  return { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)), zoom };
}

function writtenAs(view: MapView, digits: PlaceDigits): string | null {
  return mapViewParameter.write(inAddress(view, digits));
}
