import type { Mark, WorldBox } from '#dashboard/map/mark.ts';
import { nearestCopy } from '#dashboard/map/mercator.ts';

/** Those of some marks that are in a part of the world, each in the copy of the world that is in view. */
export function marksInBox(marks: readonly Mark[], { west, east, north, south }: WorldBox): Mark[] {
  const centre = (west + east) / 2;
  const found: Mark[] = [];
  for (const mark of marks) {
    if (mark.y < north || mark.y > south) continue;
    const x = nearestCopy(mark.x, centre);
    if (x >= west && x <= east) found.push(x === mark.x ? mark : { ...mark, x });
  }
  return found;
}
