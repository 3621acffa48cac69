import type { ExportOptions } from '#contract/exports/export-request.ts';
import { leftOutReasons, type LeftOutReason } from '#contract/exports/left-out.ts';
import { uncertaintyM } from '#contract/exports/rounding.ts';
import { roundedText } from './rounded-text.ts';

/** A deployment in a file. */
export interface WrittenPlace {
  deployment_name: string;
  site: string | null;
  /** decimal degrees; null without a location */
  latitude: number | null;
  longitude: number | null;
  /** of the place itself and of the rounding together, in metres; null where neither is */
  coordinate_uncertainty_m: number | null;
  /** says of a deployment without a location that it has none: a table without any would look like one that was cut */
  location_note: LeftOutReason | null;
}

/** Decimal degrees as they are stored; 0.0, 0.0 is none (spec 2.4). */
interface StoredLocation {
  latitude: number;
  longitude: number;
}

interface StoredPlace extends StoredLocation {
  deployment_name: string;
  site: string | null;
  /** its own, in metres; null where its source said none */
  own_uncertainty_m: number | null;
}

const NO_LOCATION = {
  latitude: null,
  longitude: null,
  coordinate_uncertainty_m: null,
  location_note: leftOutReasons.noLocation,
};

/**
 * The names and the location of a deployment, rounded where the order asks for it. A deployment without a location has 0.0,
 * 0.0, which in a file would be a place in the Gulf of Guinea.
 */
export function writtenPlace(row: StoredPlace, options: ExportOptions): WrittenPlace {
  const { latitude, longitude, own_uncertainty_m: own } = row;
  const { coordinate_digits: digits } = options;
  const names = {
    deployment_name: writtenName(row.deployment_name, row, options),
    site: row.site === null ? null : writtenName(row.site, row, options),
  };
  if (!isLocation(row)) return { ...names, ...NO_LOCATION };
  const exact = { latitude, longitude, coordinate_uncertainty_m: own, location_note: null };
  if (digits === undefined) return { ...names, ...exact };
  const rounded = (degrees: number) => Number(degrees.toFixed(digits));
  return {
    ...names,
    ...exact,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    coordinate_uncertainty_m: uncertaintyM(own, digits as 1 | 2 | 3),
  };
}

/**
 * The name of a deployment or its site, which may have coordinates in it. Without a location of its own they may be those of
 * another deployment of the site.
 */
export function writtenName(name: string, of: StoredLocation, options: ExportOptions): string {
  return roundedText(name, isLocation(of) ? [of] : null, options);
}

function isLocation({ latitude, longitude }: StoredLocation): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}
