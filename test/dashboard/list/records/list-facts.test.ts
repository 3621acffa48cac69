import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { absenceOf } from '#dashboard/list/records/absence-of.ts';
import { countDifference } from '#dashboard/list/records/count-difference.ts';
import { inSightFirst } from '#dashboard/list/records/in-sight-first.ts';
import { recordsAt } from '#dashboard/list/filters/records-at.ts';
import { searchOfRecords } from '#dashboard/list/filters/search-of-records.ts';
import { timeKey } from '#dashboard/list/records/time-key.ts';
import { listOfRows } from '#dashboard/list/records/use-list-query.ts';
import { recordsWithin } from '#dashboard/list/records/use-records-within.ts';
import { useTotal } from '#dashboard/list/records/use-record-list.ts';
import { finish } from '#dashboard/work/slices.ts';
import { words } from '#test/words.ts';

/** A complete list of so many records. */
function listOf(count: number, changes: Partial<WholeList<{ id: number }>> = {}): WholeList<{ id: number }> {
  return { ...listOfRows(Array.from({ length: count }, (_, index) => ({ id: index + 1 }))), ...changes };
}

describe('a list without rows', () => {
  const whole = {
    source: 'whole',
    rowCount: 0,
    loaded: listOf(3) as WholeList<unknown> | undefined,
    whole: true,
    isFetching: false,
    arranging: false,
    grows: false as boolean | undefined,
    isNarrowed: true,
    isMade: false,
  } as const;
  const partial = {
    ...whole,
    source: 'so-far',
    whole: false,
    loaded: listOf(3, { complete: false, count: 9 }),
  } as const;

  test.each([
    ['is empty: all records are loaded', whole, 'known'],
    ['is empty: the page made its rows itself', { ...whole, loaded: undefined, isMade: true }, 'known'],
    ['may have more: some records did not come', { ...whole, loaded: listOf(3, { count: 4 }) }, 'of-part'],
    [
      'may have more: some records were rejected',
      { ...whole, loaded: listOf(3, { rejected: [{} as never] }) },
      'of-part',
    ],
    ['may have more: loading was stopped', partial, 'of-part'],
    ['may have more: the rest is loaded on request', { ...partial, source: 'ask' }, 'of-part'],
    [
      'may have more: other records are loading, the rest on request',
      { ...partial, source: 'ask', isFetching: true },
      'of-part',
    ],
    [
      'is not known to be empty: its first records are loading',
      { ...partial, source: 'loading', loaded: undefined },
      'unknown',
    ],
    ['is not known to be empty: more records are loading', { ...partial, isFetching: true }, 'unknown'],
    ['is not known to be empty: its records are being sorted', { ...whole, arranging: true }, 'unknown'],
    [
      'is not known to be empty: other lists that decide which records match are loading',
      { ...whole, grows: true },
      'unknown',
    ],
    [
      'is empty: nothing is filtered, so other lists do not matter',
      { ...whole, grows: true, isNarrowed: false },
      'known',
    ],
    ['is empty: its request failed', { ...whole, whole: false, loaded: undefined }, 'known'],
    ['has rows', { ...whole, rowCount: 1, arranging: true }, null],
  ] as const)('%s', (_what, rows, absence) => {
    expect(absenceOf(rows)).toBe(absence);
  });

  test('is empty: whether other lists are loading is not given', () => {
    const { grows: _grows, ...rows } = whole;
    expect(absenceOf({ ...rows, grows: undefined })).toBe('known');
  });
});

describe('the difference to the service’s count', () => {
  const many = 'sessions';

  test.each([
    ['none where it counted what came', listOf(3), null],
    ['none where less came', listOf(3, { count: 5, counted: 5 }), null],
    ['none before the end', listOf(5, { counted: 3, complete: false, endless: true }), null],
    ['how many came and were counted', listOf(5, { counted: 3 }), words.list.uncounted('5', many, '3')],
    ['with those outside', listOf(5, { counted: 6, outside: 2 }), words.list.uncounted('7', many, '6')],
    ['none where those outside were counted', listOf(5, { counted: 7, outside: 2 }), null],
    ['that a further page had nothing new', listOf(3, { endless: true }), words.list.endless(many)],
    [
      'both',
      listOf(5, { counted: 3, endless: true }),
      `${words.list.uncounted('5', many, '3')} ${words.list.endless(many)}`,
    ],
  ])('is %s', (_what, list, text) => {
    expect(countDifference(list, many)).toBe(text);
  });
});

describe('the visible records', () => {
  const records = [10, 20, 30, 40, 50, 60, 70].map((id) => ({ id }));
  const all = Uint32Array.from(records.keys());
  const first = (indexes: Uint32Array, ...ids: number[]) => [
    ...inSightFirst(
      indexes,
      records,
      ids.map((id) => ({ id })),
    ),
  ];

  test('come first, in the sequence of their rows, the others as they were', () => {
    expect(first(all, 50, 20)).toEqual([4, 1, 0, 2, 3, 5, 6]);
    expect(first(all, 70, 10)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    expect(first(all, 10, 20, 30, 40, 50, 60, 70)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('are looked for among those that match', () => {
    expect(first(Uint32Array.of(1, 4, 5), 60, 30)).toEqual([5, 1, 4]);
    expect(first(Uint32Array.of(1, 4, 5), 10, 55, 99)).toEqual([1, 4, 5]);
  });

  test('change nothing where there are none, nor the given indexes', () => {
    expect(inSightFirst(all, records, [])).toBe(all);
    first(all, 50, 20);
    expect([...all]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(first(new Uint32Array(), 10)).toEqual([]);
  });
});

test('a time is exact to the microsecond, as text of the trap’s clock', () => {
  const texts = [
    '1970-01-01',
    '1969-12-31T23:59:59',
    '1970-01-01T00:00:00.000001',
    '1970-01-01T00:00:00.5',
    '2024-02-29T12:34:56',
    '2024-03-01',
    '2000-02-29',
    '2000-03-01T01:00:00',
    '1900-02-28',
    '1900-03-01',
    '2100-12-31T23:59:59.999999',
    '0001-01-01',
  ];
  const exact = (text: string) => {
    const [whole = '', fraction = ''] = (text.length === 10 ? `${text}T00:00:00` : text).split('.');
    const date = new Date(`${whole}Z`);
    return date.getTime() * 1_000 + Number(fraction.padEnd(6, '0'));
  };
  expect(texts.map(timeKey)).toEqual(texts.map(exact));
});

test.each(['', 'summer', '2024-13-01', '2024-00-10', '2024-0:-10', '2024-01-0/', '2024-01-01Tab:00:00'])(
  'the text %j is no time',
  (text) => {
    expect(timeKey(text)).toBeNaN();
  },
);

test('records are taken by their indexes, from the same records', () => {
  const records = ['a', 'b', 'c'];
  expect(recordsAt(records, Uint32Array.of(2, 0))).toEqual(['c', 'a']);
  expect(recordsAt(records, new Uint32Array())).toEqual([]);
  expect(records).toEqual(['a', 'b', 'c']);
});

test('a page may search in the records that its rows sum up', () => {
  const search = { label: '', textOf: () => '', nothing: () => '' };
  expect(searchOfRecords({ search }, 'gate')).toBe('gate');
  expect(searchOfRecords({ search: { ...search, isSearchedHere: true } }, 'gate')).toBe('gate');
  expect(searchOfRecords({ search: { ...search, isSearchedHere: false } }, 'gate')).toBe('');
});

describe('the records that a page is about', () => {
  const records = listOf(1_001).records;
  const isEven = ({ id }: { id: number }) => id % 2 === 0;

  test('are all of them, the same ones, without a question', () => {
    expect(finish(recordsWithin(records, undefined))).toBe(records);
    expect(finish(recordsWithin(records, isEven)).map(({ id }) => id)).toEqual(
      Array.from({ length: 500 }, (_, index) => 2 * index + 2),
    );
  });

  test('are looked at in steps of 500', () => {
    const work = recordsWithin(records, isEven);
    let pauses = 0;
    for (let step = work.next(); step.done !== true; step = work.next()) pauses += 1;
    expect(pauses).toBe(3);
  });

  test.each([
    ['the service’s count without a scope', { scope: undefined, whole: false, isPart: false }, 2_000],
    ['not known of a part', { scope: undefined, whole: true, isPart: true }, null],
    ['not known before all have come', { scope: isEven, whole: false, isPart: false }, null],
    ['those of the scope once all have come', { scope: isEven, whole: true, isPart: false }, 500],
  ])('have the total: %s', async (_what, options, total) => {
    const hook = renderHook(() => useTotal({ records, count: 2_000, ...options }));
    await waitFor(() => expect(hook.result.current).toBe(total));
  });
});
