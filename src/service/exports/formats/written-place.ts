import type { ExportOptions } from '#contract/exports/export-request.ts';
import { ROUNDED_BY_M } from '#contract/exports/rounded-by-m.ts';
import { roundedText } from './rounded-text.ts';

/** A deployment in a file. */
export interface WrittenPlace {
  deployment_name: string;
  site: string | null;
  /** decimal degrees; null without a location */
  latitude: number | null;
  longitude: number | null;
  /** how far rounding may have moved the location, in metres; null for an exact one */
  coordinate_uncertainty_m: number | null;
}

/** A deployment as it is stored. */
interface StoredPlace {
  deployment_name: string;
  site: string | null;
  latitude: number;
  longitude: number;
}

/**
 * The names and the location of a deployment, rounded where the order asks for it: names may have coordinates in them. A
 * deployment without a location has 0.0, 0.0 (spec 2.4), which in a file would be a place in the Gulf of Guinea.
 */
export function writtenPlace(row: StoredPlace, options: ExportOptions): WrittenPlace {
  const { deployment_name, site, latitude, longitude } = row;
  const { coordinate_digits: digits } = options;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  if (!isPlace) return { deployment_name, site, latitude: null, longitude: null, coordinate_uncertainty_m: null };
  if (digits === undefined) return { deployment_name, site, latitude, longitude, coordinate_uncertainty_m: null };
  const rounded = (degrees: number) => Number(degrees.toFixed(digits));
  return {
    deployment_name: roundedText(deployment_name, [row], options),
    site: site === null ? null : roundedText(site, [row], options),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    coordinate_uncertainty_m: ROUNDED_BY_M[digits as 1 | 2 | 3],
  };
}
