import { describe, expect, it } from 'vitest';
import { located } from '#dashboard/map/located.ts';

const at = (latitude: unknown, longitude: unknown) => located({ latitude, longitude } as Parameters<typeof located>[0]);

describe('located', () => {
  it.each([
    [0, 12],
    [46.8, 0],
    [90, 180],
    [-90, -180],
    [1e-9, 0],
  ])('is a place: %s, %s', (latitude, longitude) => {
    expect(at(latitude, longitude)).toEqual({ latitude, longitude });
  });

  it.each([
    [0, 0],
    [-0, 0],
    [91, 0],
    [0, 181],
    [10, -180.01],
    [Number.NaN, 10],
    [10, Number.NaN],
    [Number.POSITIVE_INFINITY, 0],
    [null, 10],
    [10, null],
    [undefined, undefined],
    ['46.8', '-71.2'],
    ['', ''],
  ])('is no place: %s, %s', (latitude, longitude) => {
    expect(at(latitude, longitude)).toBeNull();
  });
});
