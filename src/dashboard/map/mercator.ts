/** The latitude limit of web Mercator, which makes the world a square. */
export const MAX_LATITUDE = 85.0511287798;

/** Degrees of longitude → fraction of the world's width; −180° is 0, 180° is 1, other copies of the world beyond. */
export function mercatorX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/**
 * Degrees of latitude → fraction of the world's height, 0 at the northern edge; latitudes beyond the limit are clamped.
 */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Fraction of the world's width → degrees of longitude, not wrapped. */
export function longitudeAt(x: number): number {
  return (x - 0.5) * 360;
}

/** Fraction of the world's height → degrees of latitude. */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
}

/** Width (and height) of one world at a zoom, in CSS px. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** The copy of `x` (a fraction of the world's width) that is nearest to `centre`: every point is shown once. */
export function nearestCopy(x: number, centre: number): number {
  return x + Math.round(centre - x);
}
