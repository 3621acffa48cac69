import { expect, test } from 'vitest';
import { withDescendants } from '#dashboard/findings/with-descendants.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';

const parents = (...pairs: readonly [id: number, parent: number | null][]) =>
  pairs.map(([id, parent_id]) => madeTaxon(id, { parent_id }));

test('a taxon comes with all below it, in whatever sequence they are listed, and with no others', () => {
  const taxa = parents([4, 3], [3, 2], [2, 1], [1, null], [5, 1], [6, null], [7, 6]);
  expect(withDescendants(2, taxa)).toEqual(new Set([2, 3, 4]));
  expect(withDescendants(1, taxa)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(withDescendants(7, taxa)).toEqual(new Set([7]));
});

test('one that is not listed is itself alone, and a circle of parents ends', () => {
  expect(withDescendants(99, parents([1, null]))).toEqual(new Set([99]));
  expect(withDescendants(1, parents([1, 3], [2, 1], [3, 2], [4, null]))).toEqual(new Set([1, 2, 3]));
});
