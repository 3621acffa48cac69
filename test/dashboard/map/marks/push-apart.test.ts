import { describe, expect, it } from 'vitest';
import { type Circle, pushApart } from '#dashboard/map/marks/push-apart.ts';

const circle = (x: number, y: number, radius: number, isFixed = false): Circle => ({ x, y, radius, isFixed });

function largestOverlap(circles: readonly Circle[]): number {
  const places = pushApart(circles);
  return Math.max(
    ...circles.flatMap((one, index) =>
      circles.slice(index + 1).map((other, further) => {
        const [a, b] = [places[index] ?? one, places[index + 1 + further] ?? other];
        return one.radius + other.radius - Math.hypot(a.x - b.x, a.y - b.y);
      }),
    ),
  );
}

describe('pushApart', () => {
  it.each([2, 7, 24, 120, 400])('separates %d symbols of all sizes on one spot', (count) => {
    const circles = Array.from({ length: count }, (_, index) => circle(300, 200, 4.5 + (index % 5) * 1.9));
    expect(largestOverlap(circles)).toBeLessThan(2);
  });

  it('moves none that overlaps no other', () => {
    const circles = [circle(0, 0, 8), circle(20, 0, 8), circle(0, 40, 12)];
    pushApart(circles).forEach((place, index) => {
      expect(place.x).toBeCloseTo(circles[index]?.x ?? 0, 0);
      expect(place.y).toBeCloseTo(circles[index]?.y ?? 0, 0);
    });
  });

  it('leaves a cluster where it is and moves the points around it', () => {
    const [cluster, point] = pushApart([circle(0, 0, 18, true), circle(5, 0, 8)]);
    expect(cluster).toEqual({ x: 0, y: 0 });
    expect(Math.hypot(point?.x ?? 0, point?.y ?? 0)).toBeGreaterThanOrEqual(26);
  });

  it('keeps the directions in which symbols stand to each other', () => {
    const [west, east, north] = pushApart([circle(-4, 0, 8), circle(4, 0, 8), circle(0, -4, 8)]);
    expect(west?.x).toBeLessThan(east?.x ?? 0);
    expect(north?.y).toBeLessThan(west?.y ?? 0);
  });

  it('places the same symbols the same way', () => {
    const circles = Array.from({ length: 50 }, (_, index) => circle(index % 3, index % 2, 6));
    expect(pushApart(circles)).toEqual(pushApart(circles));
  });
});
