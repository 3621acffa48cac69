import type { MapPoint } from '#dashboard/map/map-point.ts';
import { type Group, mergeTouching, pointGroup } from './merge-touching.ts';
import { clusterRadius } from '#dashboard/map/layers/draw-mark.ts';
import type { Mark, MarkIndex } from '#dashboard/map/mark.ts';
import { marksInBox } from './marks-in-box.ts';
import { mercatorX, mercatorY } from '#dashboard/map/mercator.ts';
import { sortedById } from './sorted-by-id.ts';

/** At most this many symbols that touch are pushed apart; more are merged. */
const APART_AT_MOST = 24;
/** Zooms whose marks are cached: readers go back and forth between some. */
const CACHED_ZOOMS = 6;

/**
 * Points whose symbols would touch, merged for each zoom when it is first shown; few that touch are left to be pushed
 * apart. All points take part, in view or not, so that nothing changes while the map is moved.
 */
export function clusterIndex(points: readonly MapPoint[], radiusOf: (point: MapPoint) => number): MarkIndex {
  let singles: Group[] | null = null;
  const cached = new Map<number, Mark[]>();
  const marksAt = (zoom: number): Mark[] => {
    const found = cached.get(zoom);
    if (found) return found;
    singles ??= sortedById(points).map((point) =>
      pointGroup(point, mercatorX(point.longitude), mercatorY(point.latitude), radiusOf(point)),
    );
    const made = mergeTouching(singles, zoom, { apart: APART_AT_MOST, clusterRadius }).map(markOf);
    for (const [first] of cached) if (cached.size >= CACHED_ZOOMS) cached.delete(first);
    cached.set(zoom, made);
    return made;
  };
  return {
    marksIn: (box, zoom) => ({ marks: marksInBox(marksAt(zoom), box), isSeeThrough: false }),
  };
}

function markOf(group: Group): Mark {
  const { x, y, count, point } = group;
  if (point) return { kind: 'point', x, y, point };
  let members: MapPoint[] | null = null;
  return {
    kind: 'cluster',
    x,
    y,
    count,
    members: () => (members ??= membersOf(group, [])),
  };
}

/** Adds the points of a group to `found`: a loop is several times faster than lists of lists. */
function membersOf({ point, parts }: Group, found: MapPoint[]): MapPoint[] {
  if (point) found.push(point);
  for (const part of parts) membersOf(part, found);
  return found;
}
