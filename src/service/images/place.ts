/** Decimal degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const METRES_PER_DEGREE = 111_320;

/** The median of places, which one false fix does not move; null without any. */
export function medianPlace(places: readonly Place[]): Place | null {
  const latitude = medianOf(places.map((place) => place.latitude));
  const longitude = medianOf(places.map((place) => place.longitude));
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? null;
}

/** Metres between two places that are near each other. */
export function metresBetween(one: Place, other: Place): number {
  const north = (one.latitude - other.latitude) * METRES_PER_DEGREE;
  const east = (one.longitude - other.longitude) * METRES_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
