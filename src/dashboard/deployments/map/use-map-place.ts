import { useState } from 'react';
import { useUrlState } from '#dashboard/address/url-state.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import type { PlaceDigits } from '#dashboard/ui/use-place-digits.ts';
import { mapViewParameter } from './map-view-parameter.ts';

const parameters = { map: mapViewParameter };

/**
 * Where the map stands, from the address, and a function that tells the address where it was moved. With rounded places
 * the address has no more digits than they have, and the map stays where the reader moved it.
 */
export function useMapPlace(digits: PlaceDigits): [MapView | null, (moved: MapView) => void] {
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
