import type { MapPoint } from './map-point.ts';
import type { Mark, MarkIndex } from './mark.ts';
import { mercatorX, mercatorY, nearestCopy } from './mercator.ts';

interface Stack {
  x: number;
  y: number;
  members: [MapPoint, ...MapPoint[]];
}

/** Every point by itself; only points on exactly one spot, of which all but one would be hidden, are drawn as one. */
export function stackIndex(points: readonly MapPoint[]): MarkIndex {
  const stacks = new Map<string, Stack>();
  for (const point of points) {
    const key = `${point.latitude},${point.longitude}`;
    const stack = stacks.get(key);
    if (stack) stack.members.push(point);
    else stacks.set(key, { x: mercatorX(point.longitude), y: mercatorY(point.latitude), members: [point] });
  }
  return {
    merges: stacks.size < points.length,
    marksIn: ({ west, east, north, south }) => {
      const centre = (west + east) / 2;
      const marks: Mark[] = [];
      for (const { x, y, members } of stacks.values()) {
        const position = { x: nearestCopy(x, centre), y };
        if (position.x < west || position.x > east || y < north || y > south) continue;
        if (members.length === 1) marks.push({ kind: 'point', ...position, point: members[0] });
        else marks.push(stackMark(position, members));
      }
      return marks;
    },
  };
}

function stackMark(position: { x: number; y: number }, members: MapPoint[]): Mark {
  return {
    kind: 'cluster',
    ...position,
    count: members.length,
    expansionZoom: () => Number.POSITIVE_INFINITY,
    members: () => members,
  };
}
