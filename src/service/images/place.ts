/** Decimal degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The median of places, which one false fix does not move; null without any. */
export function medianPlace(places: readonly Place[]): Place | null {
  const latitude = medianOf(places.map((place) => place.latitude));
  const longitude = medianOf(places.map((place) => place.longitude));
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? null;
}
