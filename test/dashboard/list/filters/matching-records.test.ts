import { expect, test } from 'vitest';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeColumn } from '#test/dashboard/list/made-column.ts';

const TRAPS = [
  { id: 1, name: 'Ash', captures: 30 },
  { id: 2, name: 'Birch', captures: 10 },
  { id: 3, name: 'Ash north', captures: 5 },
];
type Trap = (typeof TRAPS)[number];

const LIST = {
  columns: [madeColumn<Trap>('captures')],
  search: { label: '', textOf: ({ name }: Trap) => name, nothing: () => '' },
};
const NO_FILTERS = new Map<string, ColumnFilter>();
const FROM_TEN = new Map<string, ColumnFilter>([['captures', { kind: 'number', from: 10, to: null, unknown: false }]]);

test.each([
  ['a filter', FROM_TEN, undefined, [1, 2]],
  ['a search', NO_FILTERS, 'ash', [1, 3]],
  ['both', FROM_TEN, 'ash', [1]],
  ['a search of nothing that is there', NO_FILTERS, 'oak', []],
])('the records that match %s keep their order', (_what, filters, search, ids) => {
  expect(finish(matchingRecords(LIST, TRAPS, filters, search)).map(({ id }) => id)).toEqual(ids);
});

test('without filters and search the records are the same ones', () => {
  expect(finish(matchingRecords(LIST, TRAPS, NO_FILTERS))).toBe(TRAPS);
  expect(finish(matchingRecords(LIST, TRAPS, NO_FILTERS, ''))).toBe(TRAPS);
});
