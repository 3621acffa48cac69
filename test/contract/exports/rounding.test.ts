import { expect, test } from 'vitest';
import { ROUNDING_M, uncertaintyM } from '#contract/exports/rounding.ts';

/** The semi-axes of the WGS 84 ellipsoid, in metres. */
const [EQUATOR_M, POLE_M] = [6_378_137, 6_356_752.3];

/** The metres of a degree of latitude and of longitude at a latitude, on the WGS 84 ellipsoid. */
function degreeAt(latitude: number): { north: number; east: number } {
  const phi = (latitude * Math.PI) / 180;
  const e2 = 1 - (POLE_M / EQUATOR_M) ** 2;
  const w = Math.sqrt(1 - e2 * Math.sin(phi) ** 2);
  const perDegree = Math.PI / 180;
  return { north: (perDegree * EQUATOR_M * (1 - e2)) / w ** 3, east: (perDegree * EQUATOR_M * Math.cos(phi)) / w };
}

test.each([1, 2, 3] as const)('rounding to %i decimals moves no location farther than `movedBy`', (digits) => {
  const half = 10 ** -digits / 2;
  const moves = Array.from({ length: 91 }, (_, latitude) => {
    const { north, east } = degreeAt(latitude);
    return Math.hypot(half * north, half * east);
  });
  const farthest = Math.max(...moves);
  expect(farthest).toBeLessThanOrEqual(ROUNDING_M[digits].movedBy);
  expect(farthest).toBeGreaterThan(0.99 * ROUNDING_M[digits].movedBy);
  expect(farthest).toBe(moves[0]);
});

test('the uncertainty is that of a whole unit at the equator, as Georeferencing Best Practices gives it', () => {
  const { north, east } = degreeAt(0);
  for (const digits of [1, 2, 3] as const) {
    const unit = 10 ** -digits;
    expect(Math.abs(Math.hypot(unit * north, unit * east) / ROUNDING_M[digits].uncertainty - 1)).toBeLessThan(0.005);
  }
});

test('rounding adds to the uncertainty of the location itself', () => {
  expect([uncertaintyM(25, 2), uncertaintyM(null, 2), uncertaintyM(25, null), uncertaintyM(null, null)]).toEqual([
    1_595,
    1_570,
    25,
    null,
  ]);
});
