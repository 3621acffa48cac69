/** A location in decimal degrees. */
export interface Located {
  latitude: number;
  longitude: number;
}

/** Coordinates as a record has them. */
interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

/**
 * The location of a record, or null: 0.0, 0.0 means that none was entered (spec 2.4), while a single zero is valid.
 * Running services also send null and values out of range.
 *
 * @param digits number of decimals; null keeps all
 */
export function located({ latitude, longitude }: Coordinates, digits: number | null = null): Located | null {
  if (latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return digits === null
    ? { latitude, longitude }
    : { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) };
}

/** Why `located` returned null. Coordinates out of range may be a swapped location, so they are rounded too. */
export function whyNotLocated({ latitude, longitude }: Coordinates, digits: number | null): string {
  if (latitude === null || longitude === null) return 'coordinates not reported by the service';
  if (latitude === 0 && longitude === 0) return '0.0, 0.0: no location entered';
  const [north, east] = [latitude, longitude].map((value) => (digits === null ? value : Number(value.toFixed(digits))));
  return `${north}, ${east} is not on the globe`;
}
