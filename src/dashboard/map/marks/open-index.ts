import type { MapPoint } from '#dashboard/map/map-point.ts';
import type { Mark, MarkIndex, PointMark } from '#dashboard/map/mark.ts';
import { marksInBox } from './marks-in-box.ts';
import { mercatorX, mercatorY } from '#dashboard/map/mercator.ts';
import { sortedById } from './sorted-by-id.ts';

/** At most this many symbols are pushed apart; more would move far from their places. */
const APART_AT_MOST = 400;

/**
 * Every point by itself. Where there are too many to push apart, symbols let each other show through, and points on
 * exactly one spot, of which all but one could not be clicked, are one mark.
 */
export function openIndex(points: readonly MapPoint[]): MarkIndex {
  const singles = sortedById(points).map((point): PointMark => ({
    kind: 'point',
    x: mercatorX(point.longitude),
    y: mercatorY(point.latitude),
    point,
  }));
  const stacks = singles.length > APART_AT_MOST ? stacked(singles) : singles;
  return {
    merges: stacks.length < singles.length,
    marksIn: (box) => {
      const marks = marksInBox(singles, box);
      if (marks.length <= APART_AT_MOST) return { marks, isSeeThrough: false };
      return { marks: marksInBox(stacks, box), isSeeThrough: true };
    },
  };
}

/** The same with one mark for each spot. */
function stacked(singles: readonly PointMark[]): Mark[] {
  const spots = new Map<number, Map<number, PointMark[]>>();
  for (const mark of singles) {
    let column = spots.get(mark.x);
    if (!column) spots.set(mark.x, (column = new Map<number, PointMark[]>()));
    const spot = column.get(mark.y);
    if (spot) spot.push(mark);
    else column.set(mark.y, [mark]);
  }
  return [...spots.values()].flatMap((column) => [...column.values()].map(spotMark));
}

function spotMark(marks: PointMark[]): Mark {
  const [first] = marks;
  if (first !== undefined && marks.length === 1) return first;
  const members = marks.map(({ point }) => point);
  return { kind: 'cluster', x: first?.x ?? 0, y: first?.y ?? 0, count: members.length, members: () => members };
}
