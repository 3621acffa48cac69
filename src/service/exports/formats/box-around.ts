/** A box in decimal degrees: across the antimeridian its west is greater than its east (RFC 7946, 5.2). */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest box around places, across the antimeridian where that makes it narrower; null without places. */
export function boxAround(places: readonly { latitude: number; longitude: number }[]): Box | null {
  const latitudes = places.map(({ latitude }) => latitude).toSorted((a, b) => a - b);
  const longitudes = places.map(({ longitude }) => longitude).toSorted((a, b) => a - b);
  const [south, north, first, last] = [latitudes[0], latitudes.at(-1), longitudes[0], longitudes.at(-1)];
  if (south === undefined || north === undefined || first === undefined || last === undefined) return null;
  let [west, east, gap] = [first, last, first + 360 - last];
  for (const [index, after] of longitudes.entries()) {
    const before = longitudes[index - 1] ?? after;
    if (after - before > gap) [west, east, gap] = [after, before, after - before];
  }
  // Both are the antimeridian: a box that ends there does not cross it.
  if (west > east && east === -180) east = 180;
  else if (west > east && west === 180) west = -180;
  return { west, south, east, north };
}
