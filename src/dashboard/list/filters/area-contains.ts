import type { AreaCorner } from '#dashboard/list/model/column-filter.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * A test of whether a place is within an area. Of two corners, a box with its edges: its west may be east of its east, across
 * the date line. Of more, a ring with straight edges in degrees: its corners may be beyond 180°, in the next copy of the world.
 */
export function areaContains(corners: readonly AreaCorner[]): (place: Place) => boolean {
  const [first, second] = corners;
  if (first === undefined || second === undefined) return () => false;
  if (corners.length > 2) {
    return ({ latitude, longitude }) => [-360, 0, 360].some((turn) => isInRing(corners, latitude, longitude + turn));
  }
  const [[south, west], [north, east]] = [first, second];
  return ({ latitude, longitude }) => {
    const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return latitude >= south && latitude <= north && isBetween;
  };
}

/** Counts the edges that are east of the place: it is within where they are odd. */
function isInRing(corners: readonly AreaCorner[], latitude: number, longitude: number): boolean {
  let isInside = false;
  let [beforeLatitude, beforeLongitude] = corners.at(-1) ?? [0, 0];
  for (const [atLatitude, atLongitude] of corners) {
    if (atLatitude > latitude !== beforeLatitude > latitude) {
      const share = (latitude - atLatitude) / (beforeLatitude - atLatitude);
      if (longitude < atLongitude + share * (beforeLongitude - atLongitude)) isInside = !isInside;
    }
    [beforeLatitude, beforeLongitude] = [atLatitude, atLongitude];
  }
  return isInside;
}
