import type { ExportOptions } from '#contract/exports/export-request.ts';
import { ROUNDED_BY_M } from '#contract/exports/rounded-by-m.ts';

/** A location in a file: decimal degrees, and how far rounding may have moved it; null without a location. */
export interface WrittenPlace {
  latitude: number | null;
  longitude: number | null;
  /** metres; null for an exact location */
  uncertainty: number | null;
}

const NOWHERE: WrittenPlace = { latitude: null, longitude: null, uncertainty: null };

/**
 * The location of a deployment, rounded where the order asks for it. A deployment without one has 0.0, 0.0 (spec 2.4), which
 * in a file would be a place in the Gulf of Guinea.
 */
export function writtenPlace(
  { latitude, longitude }: { latitude: number; longitude: number },
  { coordinate_digits: digits }: ExportOptions,
): WrittenPlace {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  if (!isPlace) return NOWHERE;
  if (digits === undefined) return { latitude, longitude, uncertainty: null };
  const rounded = (degrees: number) => Number(degrees.toFixed(digits));
  return { latitude: rounded(latitude), longitude: rounded(longitude), uncertainty: ROUNDED_BY_M[digits as 1 | 2 | 3] };
}
