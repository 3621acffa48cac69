import type { MapPoint } from '#dashboard/map/map-point.ts';

/** What is merged or pushed apart depends on the sequence of the points; so it is not that of a table. */
export function sortedById(points: readonly MapPoint[]): readonly MapPoint[] {
  const isSorted = points.every(({ id }, index) => index === 0 || id > (points[index - 1]?.id ?? 0));
  return isSorted ? points : points.toSorted((a, b) => a.id - b.id);
}
