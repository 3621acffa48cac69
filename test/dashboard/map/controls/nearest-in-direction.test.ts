import { describe, expect, it } from 'vitest';
import { sortedForSteps, nearestInDirection, stepThrough } from '#dashboard/map/controls/nearest-in-direction.ts';
import { samplePoints } from '#test/dashboard/map/sample-points.ts';

const at = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude, label: '', value: null });
const [home, east, north, west, fiji] = [
  at(1, 0, 0),
  at(2, 1, 10),
  at(3, 20, 3),
  at(4, -1, -170),
  at(5, 0, 175),
] as const;

describe('nearestInDirection', () => {
  it('goes to the nearest within 45 degrees', () => {
    const points = sortedForSteps([home, east, north]);
    expect(nearestInDirection(points, home, 'right').id).toBe(east.id);
    expect(nearestInDirection(points, home, 'up').id).toBe(north.id);
    expect(nearestInDirection(points, east, 'left').id).toBe(home.id);
  });

  it('crosses the antimeridian', () => {
    expect(nearestInDirection(sortedForSteps([fiji, west, home]), fiji, 'right').id).toBe(west.id);
  });

  it('falls back to the next in sequence if no point is in the direction', () => {
    expect(nearestInDirection([home, east], home, 'down').id).toBe(east.id);
    expect(nearestInDirection([home], home, 'down').id).toBe(home.id);
  });

  it('visits every point on a shared spot before it leaves', () => {
    const stack = [at(7, 0, 50), at(8, 0, 50), at(9, 0, 50)];
    const points = sortedForSteps([home, ...stack]);
    const first = nearestInDirection(points, home, 'right');
    const second = nearestInDirection(points, first, 'right');
    const third = nearestInDirection(points, second, 'right');
    expect([first.id, second.id, third.id]).toEqual([7, 8, 9]);
    expect(nearestInDirection(points, third, 'left').id).toBe(8);
  });

  it.each([1, 2, 3, 4, 5])('reaches every point by arrows alone (scatter %i)', (seed) => {
    const points = sortedForSteps(samplePoints(150, seed));
    const [start] = points;
    if (!start) throw new Error('no points');
    const seen = new Set([start.id]);
    const open = [start];
    for (let point = open.pop(); point; point = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nearestInDirection(points, point, direction);
        if (!seen.has(next.id)) open.push(next);
        seen.add(next.id);
      }
    }
    expect(seen.size).toBe(points.length);
  });
});

describe('stepThrough', () => {
  it('visits all points and wraps around', () => {
    const points = sortedForSteps([home, east, north, west, fiji]);
    expect(points.map(({ id }) => id)).toEqual([4, 1, 3, 2, 5]);
    expect(stepThrough(points, null, 1)?.id).toBe(4);
    expect(stepThrough(points, fiji, 1)?.id).toBe(4);
    expect(stepThrough(points, west, -1)?.id).toBe(5);
    expect(stepThrough([], null, 1)).toBeNull();
  });
});
