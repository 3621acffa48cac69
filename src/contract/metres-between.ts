/** The mean radius of the earth, in metres (IUGG). */
const EARTH_M = 6_371_009;

/** Decimal degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** The distance between two places along a great circle, in metres: the haversine formula. */
export function metresBetween(a: Place, b: Place): number {
  const [north, south] = [radians(a.latitude), radians(b.latitude)];
  const up = Math.sin((south - north) / 2);
  const along = Math.sin(radians(b.longitude - a.longitude) / 2);
  const square = up * up + Math.cos(north) * Math.cos(south) * along * along;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(square)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
