import type { Map as LeafletMap } from 'leaflet';
import { isClear } from '#dashboard/map/layers/is-clear.ts';
import { coversOf } from './covers.ts';
import { openBox } from './open-box.ts';

/** A mark in CSS px of the map's container. */
interface Place {
  x: number;
  y: number;
  radius: number;
}

/** A mark this near to an edge or a cover is brought further in, in CSS px. */
const NEAR_PX = 8;
/** So far from the edges of the open part, where it is as large. */
const ROOM_PX = 40;

/**
 * How far the map must be moved, in CSS px, so that a mark is in the largest part of it that nothing covers; null where the
 * mark is in view and uncovered.
 */
export function moveToClear(map: LeafletMap, { x, y, radius }: Place): [right: number, down: number] | null {
  const { x: width, y: height } = map.getSize();
  if (width === 0 || height === 0) return null;
  const covers = coversOf(map);
  const mark = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  const isInside =
    mark.left >= NEAR_PX && mark.top >= NEAR_PX && mark.right <= width - NEAR_PX && mark.bottom <= height - NEAR_PX;
  if (isInside && isClear(mark, covers, NEAR_PX)) return null;
  const { left, top, right, bottom } = openBox({ width, height }, covers);
  return [x - inside(x, left, right, radius + ROOM_PX), y - inside(y, top, bottom, radius + ROOM_PX)];
}

function inside(at: number, from: number, to: number, margin: number): number {
  const room = Math.min(margin, (to - from) / 2);
  return Math.max(from + room, Math.min(to - room, at));
}
