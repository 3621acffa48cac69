import type { MapPoint } from '#dashboard/map/map-point.ts';
import { grid } from './grid.ts';
import { nearestCopy, worldSize } from '#dashboard/map/mercator.ts';

/** A point, or points that are merged at a zoom; x and y are fractions of the world's size. */
export interface Group {
  x: number;
  y: number;
  count: number;
  /** The sum of its symbols' squared radii, with a gap around each, in CSS px. */
  area: number;
  /** The radius of its point's symbol, or of the disc that its points' symbols fill, side by side. */
  packed: number;
  /** The radius of its symbol: of the point, or of the cluster. */
  folded: number;
  point: MapPoint | null;
  parts: readonly Group[];
}

/** What merges, and how large it is drawn. */
export interface Merging {
  /** At most this many are pushed apart rather than merged, where there is room. */
  apart: number;
  clusterRadius: (count: number) => number;
}

/** Between symbols that are side by side, in CSS px. */
const GAP_PX = 1;
/** How much of a disc circles of different sizes fill. */
const FILLED = 0.72;
/** Discs of pushed apart symbols are rarely full at their edges. */
const CROWDED = 0.85;
/** Each pass merges what its predecessor has brought together; the last ones merge next to nothing. */
const MOST_PASSES = 12;

const NO_PARTS: readonly Group[] = [];

export function pointGroup(point: MapPoint, x: number, y: number, radius: number): Group {
  return { x, y, count: 1, area: (radius + GAP_PX) ** 2, packed: radius, folded: radius, point, parts: NO_PARTS };
}

/**
 * Merges groups whose symbols would touch at a zoom, first come, first served, until none touch. Few symbols that touch
 * are not merged if there is room to push them apart: they come back as single points.
 */
export function mergeTouching(points: readonly Group[], zoom: number, merging: Merging): Group[] {
  const world = worldSize(zoom);
  let groups = points;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const merged = mergeOnce(groups, world, merging);
    if (merged.length === groups.length) break;
    groups = merged;
  }
  const shown = groups.map((group) => (group.count > merging.apart ? group.folded : group.packed));
  const places = grid(groups, (2 * widest(shown)) / world);
  return groups.flatMap((group, index) => {
    if (group.count === 1 || group.count > merging.apart) return [group];
    let isCrowded = false;
    places.around(group.x, group.y, (other) => {
      const [one, reach] = [groups[other], (shown[index] ?? 0) + (shown[other] ?? 0)];
      if (one && other !== index && distance(group, one) * world < CROWDED * reach) isCrowded = true;
    });
    return isCrowded ? [group] : pointsOf(group);
  });
}

/** The groups of its points. */
function pointsOf(group: Group): Group[] {
  return group.point ? [group] : group.parts.flatMap(pointsOf);
}

function mergeOnce(groups: readonly Group[], world: number, merging: Merging): Group[] {
  const reach = groups.map(({ count, packed, folded }) => (count > merging.apart ? folded : packed));
  const places = grid(groups, (2 * widest(reach)) / world);
  const taken = new Uint8Array(groups.length);
  const merged: Group[] = [];
  // A loop, without a list for each of 10,000 points.
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (!group || taken[index] === 1) continue;
    taken[index] = 1;
    const parts = [group];
    let { count } = group;
    places.around(group.x, group.y, (other) => {
      const one = groups[other];
      if (!one || taken[other] === 1) return;
      if (distance(group, one) * world >= touching(group, one, count + one.count <= merging.apart)) return;
      taken[other] = 1;
      parts.push(one);
      count += one.count;
    });
    merged.push(parts.length === 1 ? group : merge(parts, count, merging));
  }
  return merged;
}

/** The distance from which on two groups don't touch, in CSS px. */
function touching(one: Group, other: Group, stayApart: boolean): number {
  if (stayApart) return one.packed + other.packed;
  return Math.min(one.packed, one.folded) + Math.min(other.packed, other.folded);
}

function merge(parts: readonly Group[], count: number, { clusterRadius }: Merging): Group {
  const [first] = parts;
  const origin = first?.x ?? 0;
  let [x, y, area] = [0, 0, 0];
  for (const part of parts) {
    x += part.count * nearestCopy(part.x, origin);
    y += part.count * part.y;
    area += part.area;
  }
  const middle = x / count;
  return {
    x: middle - Math.floor(middle),
    y: y / count,
    count,
    area,
    packed: Math.sqrt(area / FILLED),
    folded: clusterRadius(count),
    point: null,
    parts,
  };
}

function distance(one: Group, other: Group): number {
  const [right, down] = [nearestCopy(other.x, one.x) - one.x, other.y - one.y];
  // `Math.hypot` takes several times as long.
  return Math.sqrt(right * right + down * down);
}

/** The largest of many, at least 1. */
function widest(radii: readonly number[]): number {
  return radii.reduce((most, radius) => Math.max(most, radius), 1);
}
