import { expect, test } from 'vitest';
import { boxAround } from '#service/exports/formats/box-around.ts';

const placesAt = (...places: [latitude: number, longitude: number][]) =>
  places.map(([latitude, longitude]) => ({ latitude, longitude }));

test.each<[string, [number, number][], [west: number, south: number, east: number, north: number]]>([
  [
    'three traps of Fiji, on both sides of the antimeridian',
    [
      [-16.802, 179.99],
      [-16.853, -179.915],
      [-17.2, -178.9],
    ],
    [179.99, -17.2, -178.9, -16.802],
  ],
  [
    'the Aleutians, from Attu to Unimak',
    [
      [52.9, 172.9],
      [51.9, -176.6],
      [54.8, -164.2],
    ],
    [172.9, 51.9, -164.2, 54.8],
  ],
  [
    'Europe and New Zealand: on this side',
    [
      [55.7, 12.6],
      [-41.3, 174.8],
    ],
    [12.6, -41.3, 174.8, 55.7],
  ],
  [
    'Alaska and a trap at 180° itself, which is 180° west',
    [
      [65, -150],
      [60, 180],
    ],
    [-180, 60, -150, 65],
  ],
  [
    'Chukotka and a trap at −180°, which is 180° east',
    [
      [65, 170],
      [60, -180],
    ],
    [170, 60, 180, 65],
  ],
  ['one trap', [[1, 2]], [2, 1, 2, 1]],
])('the smallest box around %s', (_where, places, [west, south, east, north]) => {
  expect(boxAround(placesAt(...places))).toEqual({ west, south, east, north });
});

test('there is no box around nothing', () => {
  expect(boxAround([])).toBeNull();
});
