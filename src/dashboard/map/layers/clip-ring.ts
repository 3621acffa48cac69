/** A box in the ring's own unit. */
export interface ClipBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Cuts a closed ring (flat x, y pairs) to a box, after Sutherland and Hodgman. A coast far outside the view would
 * otherwise be millions of px long, where canvas coordinates lose their precision.
 */
export function clipRing(ring: readonly number[], { left, top, right, bottom }: ClipBox): number[] {
  let clipped = cut(ring, 0, left, 1);
  clipped = cut(clipped, 0, right, -1);
  clipped = cut(clipped, 1, top, 1);
  return cut(clipped, 1, bottom, -1);
}

/** Clips to one side of a line; axis 0 is x, 1 is y, and `sign` selects the side. */
function cut(ring: readonly number[], axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const clipped: number[] = [];
  let beforeX = ring.at(-2) ?? 0;
  let beforeY = ring.at(-1) ?? 0;
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0;
    const y = ring[index + 1] ?? 0;
    const before = ((axis === 0 ? beforeX : beforeY) - edge) * sign;
    const here = ((axis === 0 ? x : y) - edge) * sign;
    if (before >= 0 !== here >= 0) {
      const share = before / (before - here);
      clipped.push(beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share);
    }
    if (here >= 0) clipped.push(x, y);
    beforeX = x;
    beforeY = y;
  }
  return clipped;
}
