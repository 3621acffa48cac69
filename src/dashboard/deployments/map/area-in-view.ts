import type { MapView } from '#dashboard/map/point-map.tsx';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';

/** Degrees, both ends included; null if the view includes all. */
export interface Area {
  latitude: { from: number; to: number } | null;
  longitude: { from: number; to: number } | null;
}

const DIGITS = 4;
const WORLD_DEGREES = 360;

/**
 * The area that a map of this size (CSS px) shows, its edges rounded outwards; null if it crosses the date line, which
 * no range of longitudes can express.
 */
export function areaInView(
  view: MapView,
  { width, height }: { width: number; height: number },
  digits = DIGITS,
): Area | null {
  const world = worldSize(view.zoom);
  const halfWidth = (width / world / 2) * WORLD_DEGREES;
  const centre = longitudeAt(mercatorX(view.longitude));
  // Other copies of the world are the same locations.
  const middle = centre - WORLD_DEGREES * Math.round(centre / WORLD_DEGREES);
  const [west, east] = [middle - halfWidth, middle + halfWidth];
  const isAllRound = 2 * halfWidth >= WORLD_DEGREES;
  if (!isAllRound && (west < -180 || east > 180)) return null;
  const [top, bottom] = [mercatorY(view.latitude) - height / world / 2, mercatorY(view.latitude) + height / world / 2];
  const isPoleToPole = top <= 0 && bottom >= 1;
  return {
    latitude: isPoleToPole
      ? null
      : {
          from: bottom >= 1 ? -90 : outwards(latitudeAt(bottom), digits, Math.floor),
          to: top <= 0 ? 90 : outwards(latitudeAt(top), digits, Math.ceil),
        },
    longitude: isAllRound ? null : { from: outwards(west, digits, Math.floor), to: outwards(east, digits, Math.ceil) },
  };
}

function outwards(degrees: number, digits: number, round: (value: number) => number): number {
  return round(degrees * 10 ** digits) / 10 ** digits;
}
