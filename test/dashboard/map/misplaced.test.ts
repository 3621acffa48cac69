import { describe, expect, test } from 'vitest';
import { misplacedRecords } from '#dashboard/map/misplaced.ts';

type Place = readonly [latitude: number, longitude: number];

/** What looks wrong, by the index of the place. */
function kindsOf(places: readonly Place[]): Record<number, string> {
  const records = places.map(([latitude, longitude], id) => ({ id, latitude, longitude }));
  return Object.fromEntries([...misplacedRecords(records, () => 1)].map(([id, { kind }]) => [id, kind]));
}

const VERMONT: readonly Place[] = [0, 1, 2, 3].map((step) => [44.1 + step / 100, -72.6 - step / 100]);

describe('locations that look wrong against the others of their project', () => {
  test('six traps within 10 km in Vermont, of which one lost its minus and one is swapped', () => {
    expect(kindsOf([...VERMONT, [44.14, 72.64], [-72.65, 44.15]])).toEqual({ 4: 'sign', 5: 'swapped' });
  });

  test('a trap of Queensland that is in the sea off Japan or in the Caribbean by its sign, and one that is in Fiji', () => {
    const queensland: readonly Place[] = [
      [-16.9, 145.7],
      [-17.1, 145.6],
      [-17.3, 145.5],
      [-16.8, 145.4],
    ];
    expect(kindsOf([...queensland, [16.95, 145.6]])).toEqual({ 4: 'sign' });
    expect(kindsOf([...queensland, [17, -145.6]])).toEqual({ 4: 'sign' });
    expect(kindsOf([...queensland, [-17.8, 178]])).toEqual({ 4: 'far' });
  });

  test('three traps of Fiji on both sides of 180° are together, and one whose sign is wrong is not', () => {
    const fiji: readonly Place[] = [
      [-16.802, 179.99],
      [-16.853, -179.915],
      [-17.2, -178.9],
    ];
    expect(kindsOf(fiji)).toEqual({});
    expect(kindsOf([...fiji, [-17.1, 178.95], [17, 179.9]])).toEqual({ 4: 'sign' });
  });

  test('traps in two regions, or all over a continent, are no slips', () => {
    const borneo: readonly Place[] = [
      [4.9, 114.9],
      [5, 115],
    ];
    expect(kindsOf([...VERMONT, ...borneo])).toEqual({});
    expect(
      kindsOf([
        [60, 25],
        [52, 5],
        [38, -9],
        [45, 12],
        [55, 12],
      ] as const),
    ).toEqual({});
  });

  test('two traps, missing locations and a trap in the next valley get no warning', () => {
    expect(
      kindsOf([
        [44.1, -72.6],
        [44.1, 72.6],
      ] as const),
    ).toEqual({});
    expect(kindsOf([...VERMONT, [0, 0], [91, 181]])).toEqual({});
    expect(kindsOf([...VERMONT, [44.6, -72.6]])).toEqual({});
  });

  test('each project is looked at by itself', () => {
    const records = [...VERMONT, [44.1, 72.6] as Place].map(([latitude, longitude], id) => ({
      id,
      latitude,
      longitude,
    }));
    expect(misplacedRecords(records, ({ id }) => (id < 4 ? 1 : null))).toEqual(new Map());
  });
});
