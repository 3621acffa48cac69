import type { Box } from './tree-map-layout.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The place of the box that lies next to another in a direction: the nearest of those whose edge is beyond, straight
 * ahead before aside. Null where there is none.
 */
export function treeMapNeighbour(boxes: readonly Box[], from: number, direction: Direction): number | null {
  const start = boxes[from];
  if (start === undefined) return null;
  const here = middle(start);
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best: { place: number; cost: number } | null = null;
  for (const [place, box] of boxes.entries()) {
    const there = middle(box);
    const ahead = sign * (sideways ? there.x - here.x : there.y - here.y);
    if (place === from || ahead <= 0.5) continue;
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x);
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

function middle({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}
