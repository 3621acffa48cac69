import { expect, test } from 'vitest';
import { columnKeys } from '#dashboard/list/records/column-keys.ts';
import type { ListColumn, ListValue } from '#dashboard/list/model/list-column.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeColumn } from '#test/dashboard/list/made-column.ts';
import { pausesOf } from '#test/dashboard/list/pauses-of.ts';

type Kind = ListColumn<ListValue>['kind'];
const columnOf = (kind: Kind) => madeColumn<ListValue>('some', { kind, value: (one) => one });
const keysOf = (kind: Kind, values: readonly ListValue[]) => [...finish(columnKeys(values, columnOf(kind)))];

test.each<[Kind, ListValue[], number[]]>([
  ['number', [3, null, -1.5, 0], [3, Number.NaN, -1.5, 0]],
  ['yes-no', [true, null, false], [1, Number.NaN, 0]],
  ['date', ['1970-01-01', null, '1970-01-02T00:00:01'], [0, Number.NaN, 86_401_000_000]],
  ['text', ['zone', null, 'Ash'], [1, Number.NaN, 0]],
  ['choice', ['trap 10', 'trap 2', null, 'trap 10'], [1, 0, Number.NaN, 1]],
  ['area', [null, 'Panama', null], [Number.NaN, 0, Number.NaN]],
])('a column of kind %s has the values %j as the keys %j', (kind, values, keys) => {
  expect(keysOf(kind, values)).toEqual(keys);
});

test('values that depend on other records are prepared first', () => {
  const names = new Map<number, string>();
  const column = madeColumn<{ id: number }>('name', {
    kind: 'text',
    *prepare() {
      names.set(1, 'Zone');
      yield;
      names.set(2, 'Ash');
    },
    value: ({ id }) => names.get(id) ?? null,
  });
  expect([...finish(columnKeys([{ id: 1 }, { id: 2 }], column))]).toEqual([1, 0]);
});

test.each<[Kind, number]>([
  ['number', 3],
  // Its texts are read, then ranked, then each record has its rank.
  ['text', 5],
])('the keys of 250 records of kind %s may be interrupted %i times', (kind, pauses) => {
  const values = Array.from({ length: 250 }, (_, index) => (kind === 'number' ? index : `Trap ${index % 2}`));
  expect(pausesOf(columnKeys(values, columnOf(kind)))).toBe(pauses);
});
