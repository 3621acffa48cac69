import type { MapPoint } from '#dashboard/map/map-point.ts';
import { mercatorX, mercatorY, nearestCopy } from '#dashboard/map/mercator.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The keyboard's sequence of points: west to east, then north to south, then by id. */
export function sortedForSteps(points: readonly MapPoint[]): MapPoint[] {
  return points.toSorted((a, b) => a.longitude - b.longitude || b.latitude - a.latitude || a.id - b.id);
}

/**
 * The next (+1) or previous (−1) point of a sorted list, wrapping around; the first or last if there is no current
 * point.
 */
export function stepThrough(ordered: readonly MapPoint[], current: MapPoint | null, by: 1 | -1): MapPoint | null {
  const index = current === null ? -1 : ordered.findIndex(({ id }) => id === current.id);
  if (index === -1) return ordered.at(by === 1 ? 0 : -1) ?? null;
  return ordered[(index + by + ordered.length) % ordered.length] ?? null;
}

/**
 * The nearest point within 45° of a direction on the (Mercator) screen. Points at the same spot come first, one by one.
 * If there is no point in that direction: the next in the sequence (for left and up: the previous).
 */
export function nearestInDirection(ordered: readonly MapPoint[], current: MapPoint, direction: Direction): MapPoint {
  const forward = direction === 'right' || direction === 'down';
  const onwards = forward ? 1 : -1;
  const x = mercatorX(current.longitude);
  const y = mercatorY(current.latitude);
  let nearest: MapPoint | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  let onSpot: MapPoint | null = null;
  for (const point of ordered) {
    const dx = nearestCopy(mercatorX(point.longitude), x) - x;
    const dy = mercatorY(point.latitude) - y;
    if (dx === 0 && dy === 0) {
      const ahead = (point.id - current.id) * onwards;
      if (ahead > 0 && (onSpot === null || ahead < (onSpot.id - current.id) * onwards)) onSpot = point;
      continue;
    }
    const [along, across] = components(direction, dx, dy);
    if (along <= 0 || Math.abs(across) > along) continue;
    const distance = Math.hypot(dx, dy);
    // Forwards, a shared spot is entered at its first member; backwards, at its last, so that none is skipped.
    if (distance < nearestDistance || (!forward && distance === nearestDistance)) {
      nearest = point;
      nearestDistance = distance;
    }
  }
  return onSpot ?? nearest ?? stepThrough(ordered, current, onwards) ?? current;
}

function components(direction: Direction, dx: number, dy: number): [along: number, across: number] {
  if (direction === 'right') return [dx, dy];
  if (direction === 'left') return [-dx, dy];
  return direction === 'down' ? [dy, dx] : [-dy, dx];
}
