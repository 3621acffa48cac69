import { expect, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { nearbyDeployments } from '#dashboard/deployments/selected/nearby-deployments.ts';
import { located } from '#dashboard/map/located.ts';
import { metresBetween } from '#contract/metres-between.ts';

const at = (id: number, latitude: number | null, longitude: number | null) =>
  ({ id, latitude, longitude }) as Deployment;

test('distances are great circles, also across the date line', () => {
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195, -1);
  expect(metresBetween({ latitude: 60, longitude: 179.9999 }, { latitude: 60, longitude: -179.9999 })).toBeCloseTo(
    11,
    0,
  );
});

test('traps up to 1 km away are nearby, nearest first, without those that have no location', () => {
  const trap = at(1, 45, -72);
  const all = [
    trap,
    at(2, 45.008, -72),
    at(3, 45.0095, -72),
    at(4, 45, -72.001),
    at(5, 45, -72),
    at(6, 0, 0),
    at(7, null, -72),
    at(8, 45, 108),
  ];
  const nearby = nearbyDeployments(trap, all, (one) => located(one));
  expect(nearby.map(({ deployment }) => deployment.id)).toEqual([5, 4, 2]);
  expect(nearby[0]?.metres).toBe(0);
  expect(nearbyDeployments(at(9, 0, 0), all, (one) => located(one))).toEqual([]);
});

test('rounded places have rounded distances: nothing tells where a trap is exactly', () => {
  const nearby = nearbyDeployments(at(1, 45.0001, -72), [at(2, 45.0049, -72)], (one) => located(one, 2));
  expect(nearby.map(({ metres }) => metres)).toEqual([0]);
});
