import { expect, test } from 'vitest';
import { isSorted, proveOrdering } from '#dashboard/api/ordered/prove-ordering.ts';

type Value = number | string | null;

test.each<[name: string, values: Value[], descending: boolean, right: boolean]>([
  ['nothing', [], false, true],
  ['equal values', [1, 1], true, true],
  ['upwards', [-2, 0, 10], false, true],
  ['upwards where downwards is asked', [1, 2], true, false],
  ['unknown last', [2, 1, null, null], true, true],
  ['unknown first', [null, 1], false, false],
  ['unknown between', [1, null, 2], false, false],
  ['dates and times as text', ['2024-01-09', '2024-01-10T00:00:00', '2024-01-10T00:00:00.5'], false, true],
  ['what is no number', [1, Number.NaN], false, false],
])('in order: %s', (_name, values, descending, right) => {
  expect(isSorted(values, descending)).toBe(right);
});

/** Values by the ids of their records. */
const listed = (...pairs: [id: number, value: Value][]) => pairs.map(([id, value]) => ({ id, value }));

test.each<
  [name: string, first: ReturnType<typeof listed>, opposite: ReturnType<typeof listed>, count: number, proof: string]
>([
  ['both ends of a long list', listed([1, 9], [2, 8]), listed([5, 1], [6, 2]), 100, 'proven'],
  ['ties at both ends', listed([1, 9], [2, 9]), listed([5, 0], [6, 0]), 100, 'proven'],
  ['ends that meet at a tie', listed([1, 9], [2, 5]), listed([5, 1], [6, 5]), 100, 'proven'],
  ['the low end holds more than the high end', listed([1, 4], [2, 3]), listed([5, 1], [6, 8]), 100, 'refuted'],
  ['the same records', listed([1, 5], [2, 5]), listed([1, 5], [2, 5]), 100, 'open'],
  ['one value everywhere', listed([1, 5], [2, 5]), listed([8, 5], [9, 5]), 100, 'open'],
  ['no value anywhere', listed([1, null]), listed([2, null]), 100, 'open'],
  ['one value, then unknown', listed([1, 5], [2, null]), listed([1, 5], [2, null]), 100, 'open'],
  ['all known values are on both', listed([1, 9], [2, 1], [3, null]), listed([2, 1], [1, 9], [4, null]), 100, 'proven'],
  ['one end hides a known value', listed([1, 9], [3, null]), listed([2, 1], [1, 9]), 100, 'refuted'],
  ['unknown first in the other direction', listed([1, 9], [2, 8]), listed([3, null], [4, null]), 100, 'refuted'],
  ['ends that share records, all seen', listed([1, 9], [2, 5]), listed([3, 1], [2, 5]), 3, 'proven'],
  ['ends that share records, others not seen', listed([1, 9], [2, 5]), listed([3, 1], [2, 5]), 50, 'open'],
])('downwards: %s', (_name, first, opposite, count, proof) => {
  expect(proveOrdering(first, opposite, { descending: true, count })).toBe(proof);
});
