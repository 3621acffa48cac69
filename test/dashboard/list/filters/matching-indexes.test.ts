import { expect, test } from 'vitest';
import { datedTerms } from '#dashboard/list/filters/dated-terms.ts';
import { matchingIndexes, readSearch, type Narrowing } from '#dashboard/list/filters/matching-indexes.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeColumn } from '#test/dashboard/list/made-column.ts';
import { pausesOf } from '#test/dashboard/list/pauses-of.ts';

interface Trap {
  id: number;
  captures: number;
}

const traps = (count: number): Trap[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, captures: index }));
const FROM_TWO: ColumnFilter = { kind: 'number', from: 2, to: null, unknown: false };

const narrowing = (changes: Partial<Narrowing<Trap>> = {}): Narrowing<Trap> => ({
  records: traps(4),
  columns: [],
  filters: new Map(),
  search: '',
  textOf: ({ id }) => `Trap ${id}`,
  ...changes,
});
const indexes = (changes: Partial<Narrowing<Trap>>) => [...finish(matchingIndexes(narrowing(changes)))];

test('only the columns that a filter is about are prepared', () => {
  const prepared: string[] = [];
  const columnOf = (field: string) =>
    madeColumn<Trap>(field, {
      // oxlint-disable-next-line require-yield
      *prepare() {
        prepared.push(field);
      },
      value: ({ captures }) => captures,
    });
  const columns = ['captures', 'taxa', 'sessions'].map(columnOf);
  expect(indexes({ columns, filters: new Map([['taxa', FROM_TWO]]) })).toEqual([2, 3]);
  expect(prepared).toEqual(['taxa']);
});

test.each(['', '  '])('the search "%s" of records with dates is no search', (search) => {
  const dates = { of: () => '2025-07-14', terms: datedTerms };
  expect(indexes({ search, dates })).toEqual([0, 1, 2, 3]);
  expect(finish(readSearch(narrowing({ search, dates })))).toBeNull();
});

test('the texts of records are made once, and again for others', () => {
  const records = traps(3);
  const made: number[] = [];
  const textOf = ({ id }: Trap) => {
    made.push(id);
    return `Trap ${id}`;
  };
  expect(indexes({ records, textOf, search: '2' })).toEqual([1]);
  expect(indexes({ records, textOf, search: 'trap 3' })).toEqual([2]);
  expect(made).toEqual([1, 2, 3]);
  expect(indexes({ records: traps(2), textOf, search: '2' })).toEqual([1]);
  expect(made).toEqual([1, 2, 3, 1, 2]);
});

test('250 records may be interrupted at every hundredth, and so may their texts before they are known', () => {
  const records = traps(250);
  const { textOf } = narrowing();
  const work = (search: string) => matchingIndexes(narrowing({ records, textOf, search }));
  expect(pausesOf(work(''))).toBe(3);
  expect(pausesOf(work('trap'))).toBe(5);
  expect(pausesOf(work('trap 1'))).toBe(3);
});
