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
  // Not a number where a service sends text, in spite of the type.
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return digits === null
    ? { latitude, longitude }
    : { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) };
}
