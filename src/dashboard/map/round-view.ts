import type { MapView } from './map-point.ts';
import { worldSize } from './mercator.ts';

/** A view for an address: longitude within ±180°, both coordinates to about one px at this zoom, the zoom to 0.01. */
export function roundView({ latitude, longitude, zoom }: MapView): MapView {
  const digits = Math.max(0, Math.min(6, Math.ceil(Math.log10(worldSize(zoom) / 360))));
  return {
    latitude: roundTo(latitude, digits),
    longitude: roundTo(longitude - 360 * Math.round(longitude / 360), digits),
    zoom: roundTo(zoom, 2),
  };
}

function roundTo(value: number, digits: number): number {
  // Adding zero turns −0, which would be written as "-0", into 0.
  return Number(value.toFixed(digits)) + 0;
}
