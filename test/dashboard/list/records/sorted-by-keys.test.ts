import { expect, test } from 'vitest';
import { sortedByKeys } from '#dashboard/list/records/sorted-by-keys.ts';
import { finish } from '#dashboard/work/slices.ts';

test.each([
  ['no numbers', [], []],
  ['one number', [5], [0]],
  ['both zeros, which are equal', [0, -0, 0, -0], [0, 1, 2, 3]],
  ['equal numbers', [2, 1, 2, 1], [1, 3, 0, 2]],
  ['unknown numbers', [Number.NaN, 1, Number.NaN, -1], [3, 1, 0, 2]],
  ['only unknown numbers', [Number.NaN, Number.NaN], [0, 1]],
  ['numbers that differ in their last bit', [1 + 3 * 2 ** -52, 1 + 2 ** -52, 1 + 2 ** -51, 1], [3, 1, 2, 0]],
  ['negative numbers that differ in their last bit', [-1, -1 - 2 ** -51, -1 - 2 ** -52], [1, 2, 0]],
  ['infinite numbers', [Infinity, 0, -Infinity, Number.NaN], [2, 1, 0, 3]],
])('%s are sorted by their indexes', (_what, keys, indexes) => {
  expect([...finish(sortedByKeys(Float64Array.from(keys)))]).toEqual(indexes);
});
