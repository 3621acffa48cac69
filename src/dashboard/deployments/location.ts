import type { Deployment } from '#contract/deployment.ts';

export interface Location {
  /** decimal degrees */
  latitude: number;
  longitude: number;
}

/**
 * Where a deployment stands, or null: 0.0, 0.0 means that nobody entered it (spec 2.4), one zero alone is a legal
 * place, and running services also send null and values beyond the globe.
 */
export function locationOf({ latitude, longitude }: Deployment): Location | null {
  if (latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** Why `locationOf` gave none. */
export function whyWithoutLocation({ latitude, longitude }: Deployment): string {
  if (latitude === null || longitude === null) return 'coordinates not reported by the service';
  if (latitude === 0 && longitude === 0) return '0.0, 0.0: no location entered';
  return `${latitude}, ${longitude} is not on the globe`;
}
