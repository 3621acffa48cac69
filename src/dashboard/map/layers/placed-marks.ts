import { drawnMark, type DrawnCluster, type DrawnPoint, sortedForDrawing } from './drawn-mark.ts';
import type { MarkIndex, WorldBox } from '#dashboard/map/mark.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { pushApart } from '#dashboard/map/marks/push-apart.ts';
import type { Frame } from './canvas-layer.ts';

/** What a canvas shows, apart from its centre. */
type ShownPart = Omit<Frame, 'centre'>;

/** The marks of a part of the world, in CSS px from its upper left corner, in drawing sequence. */
export interface PlacedMarks {
  marks: readonly (DrawnCluster | DrawnPoint)[];
  left: number;
  top: number;
  isSeeThrough: boolean;
  /** none of them overlaps another that could be moved */
  areApart: boolean;
  isOf: (index: MarkIndex, scale: MetricScale, frame: ShownPart) => boolean;
}

/** Marks are placed for a part of the world with edges at multiples of this, so that a short move changes nothing. */
const BLOCK_PX = 256;
/** The dot at the place that a symbol has left, and the distance at which two are one, in CSS px. */
const SPOT_PX = 2.5;
const SAME_SPOT_PX = 8;
/** By then it shows which symbols leave their places. */
const FIRST_STEPS = 20;

/**
 * Lists the marks around a view; those that overlap are pushed apart, except where there are too many.
 *
 * @param mostPoints the marks of more points stay where they belong
 */
export function placedMarks(
  index: MarkIndex,
  scale: MetricScale,
  frame: ShownPart,
  mostPoints = Number.POSITIVE_INFINITY,
): PlacedMarks {
  const { world, zoom } = frame;
  const { left, top, right, bottom } = blocksOf(frame);
  const box: WorldBox = { west: left / world, east: right / world, north: top / world, south: bottom / world };
  const { marks, isSeeThrough } = index.marksIn(box, zoom);
  const drawn = marks.map((mark) => drawnMark(mark, scale, mark.x * world - left, mark.y * world - top));
  const points = marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0);
  const isPostponed = !isSeeThrough && points > mostPoints;
  if (!isSeeThrough && !isPostponed) moveApart(drawn);
  return {
    marks: sortedForDrawing(drawn),
    left,
    top,
    isSeeThrough,
    areApart: !isPostponed,
    isOf: (otherIndex, otherScale, other) => {
      const blocks = blocksOf(other);
      return (
        otherIndex === index &&
        otherScale === scale &&
        other.zoom === zoom &&
        blocks.left === left &&
        blocks.top === top &&
        blocks.right === right &&
        blocks.bottom === bottom
      );
    },
  };
}

/** Moves points aside that overlap others, and off the places that they leave, so that these are seen. */
function moveApart(drawn: readonly (DrawnCluster | DrawnPoint)[]): void {
  const circles = drawn.map(({ x, y, radius, kind }) => ({ x, y, radius, isFixed: kind === 'cluster' }));
  const isAway = ({ x, y }: { x: number; y: number }, index: number) => {
    const own = circles[index];
    return own !== undefined && Math.hypot(x - own.x, y - own.y) > own.radius;
  };
  let places = pushApart(circles, FIRST_STEPS);
  const left: { x: number; y: number }[] = [];
  for (const [index, { x, y }] of circles.entries()) {
    const isLeft = isAway(places[index] ?? { x, y }, index);
    if (isLeft && left.every((spot) => Math.hypot(spot.x - x, spot.y - y) > SAME_SPOT_PX)) left.push({ x, y });
  }
  places = pushApart([...circles, ...left.map((spot) => ({ ...spot, radius: SPOT_PX, isFixed: true }))]);
  for (const [index, mark] of drawn.entries()) {
    const place = places[index];
    if (mark.kind !== 'point' || !place) continue;
    if (isAway(place, index)) mark.from = { x: mark.x, y: mark.y };
    Object.assign(mark, { x: place.x, y: place.y });
  }
}

function blocksOf({ left, top, width, height }: ShownPart) {
  return {
    left: Math.floor(left / BLOCK_PX) * BLOCK_PX,
    top: Math.floor(top / BLOCK_PX) * BLOCK_PX,
    right: Math.ceil((left + width) / BLOCK_PX) * BLOCK_PX,
    bottom: Math.ceil((top + height) / BLOCK_PX) * BLOCK_PX,
  };
}
