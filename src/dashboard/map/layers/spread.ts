/** An offset from the shared spot in CSS px, y downwards. */
export interface Offset {
  x: number;
  y: number;
}

/** From this number on, a spiral takes less room than a circle. */
const SPIRAL_FROM = 10;
/** Distance between neighbours in CSS px: the largest symbol and a gap. */
const SPACING_PX = 30;

/**
 * Positions for points that share a spot, so that each can be clicked: on a circle, or along a spiral from ten on. They
 * are at least 24 px apart, and none is on the spot itself.
 */
export function spread(count: number): Offset[] {
  return count < SPIRAL_FROM ? circle(count) : spiral(count);
}

function circle(count: number): Offset[] {
  const radius = Math.max(34, (count * SPACING_PX) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => at(radius, -Math.PI / 2 + (index * 2 * Math.PI) / count));
}

function spiral(count: number): Offset[] {
  const growth = SPACING_PX / (2 * Math.PI);
  const offsets: Offset[] = [];
  let angle = 2 * Math.PI;
  for (let index = 0; index < count; index += 1) {
    const radius = 4 + growth * angle;
    offsets.push(at(radius, angle - Math.PI / 2));
    angle += SPACING_PX / radius;
  }
  return offsets;
}

function at(radius: number, angle: number): Offset {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
