import type { Share } from './shares-of.ts';

/** A part of a cluster's ring, in radians clockwise from the top. */
export interface RingSegment {
  share: Share;
  from: number;
  to: number;
}

const FULL_CIRCLE = 2 * Math.PI;
/** A single silent trap among a hundred is still seen. */
const LEAST_PART = 0.03;

/** Divides a ring by the numbers of its shares. */
export function ringSegments(shares: readonly Share[]): RingSegment[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const parts = shares.map(({ count }) => Math.max(LEAST_PART, count / total));
  const sum = parts.reduce((a, b) => a + b, 0);
  let at = 0;
  return shares.map((share, index) => {
    const from = at;
    at += ((parts[index] ?? 0) / sum) * FULL_CIRCLE;
    return { share, from, to: at };
  });
}
