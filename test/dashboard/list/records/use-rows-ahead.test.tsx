import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { useRowsAhead } from '#dashboard/list/records/use-rows-ahead.ts';
import { listOfRows } from '#dashboard/list/records/use-list-query.ts';
import type { ListRows } from '#dashboard/list/model/record-list-model.ts';

afterEach(() => window.scrollTo(0, 0));

interface Seen {
  /** of the list's records: too many to read, or held after those in sight */
  is?: 'tooMany' | 'held' | 'both' | 'plain' | 'unknown';
  source?: 'served' | 'so-far';
  count?: number | null;
  isFetching?: boolean;
  /** of 100 rows */
  lastInSight?: number;
  /** what is scrolled: the list, or the page in a small window */
  scrolled?: 'list' | 'page' | 'neither' | 'no list';
}

/** What a list of 100 rows loads, and for how many it has room. */
function seen({
  is = 'plain',
  source = 'served',
  count = 2_000,
  isFetching = false,
  lastInSight = 80,
  scrolled = 'neither',
}: Seen) {
  const scroller = document.createElement('div');
  if (scrolled === 'list') scroller.scrollTop = 500;
  if (scrolled === 'page') window.scrollTo(0, 500);
  const calls: string[] = [];
  const list: WholeList<number> = {
    ...listOfRows([1]),
    tooMany: ['tooMany', 'both'].includes(is),
    held: ['held', 'both'].includes(is),
  };
  const rows = {
    shown: Array.from({ length: 100 }, (_, index) => index),
    source,
    loaded: is === 'unknown' ? undefined : list,
    count,
    isFetching,
    showMore: () => void calls.push('more'),
    loadAll: () => void calls.push('all'),
  } as unknown as ListRows<number>;
  const ref = { current: scrolled === 'no list' ? null : scroller };
  const { result } = renderHook(() => useRowsAhead(ref, rows, lastInSight));
  return { calls, room: result.current };
}

test.each<[string, Seen, string[]]>([
  ['too many loads more rows ahead of the reader', { is: 'tooMany' }, ['more']],
  ['too many loads more rows 39 before the last', { is: 'tooMany', lastInSight: 61 }, ['more']],
  ['too many loads none 40 before the last', { is: 'tooMany', lastInSight: 60 }, []],
  ['too many loads none far from the last, though scrolled', { is: 'tooMany', lastInSight: 20, scrolled: 'list' }, []],
  ['too many loads more without a list to scroll', { is: 'tooMany', scrolled: 'no list' }, ['more']],
  ['not too many loads none before it is scrolled', {}, []],
  ['not too many loads none without a list to scroll', { scrolled: 'no list' }, []],
  ['not too many loads more once it is scrolled', { scrolled: 'list' }, ['more']],
  ['not too many loads more once the page is scrolled', { scrolled: 'page' }, ['more']],
  ['no known number loads none before it is scrolled', { is: 'unknown' }, []],
  ['no known number loads more once it is scrolled', { is: 'unknown', scrolled: 'list' }, ['more']],
  ['records that are held loads none before it is scrolled', { is: 'held' }, []],
  ['too many records that are held loads none before it is scrolled', { is: 'both' }, []],
  ['records that are held loads more and all once it is scrolled', { is: 'held', scrolled: 'list' }, ['more', 'all']],
  ['records that are held loads all far from the last row', { is: 'held', scrolled: 'page', lastInSight: 9 }, ['all']],
  [
    'records that are being loaded does not load all again',
    { is: 'held', scrolled: 'list', isFetching: true },
    ['more'],
  ],
  [
    'records that are shown as they came does not load all',
    { is: 'held', source: 'so-far', scrolled: 'list' },
    ['more'],
  ],
  ['too many records that are shown as they came loads more', { is: 'both', source: 'so-far' }, ['more']],
])('a list of %s', (_what, of, calls) => {
  expect(seen(of).calls).toEqual(calls);
});

test.each<[string, Seen, number]>([
  ['all records that are held', { is: 'held' }, 2_000],
  ['its rows where fewer are counted', { is: 'held', count: 40 }, 100],
  ['its rows where none are counted', { is: 'held', count: null }, 100],
  ['its rows where no records are held', { is: 'tooMany' }, 100],
  ['its rows where it shows records as they came', { is: 'held', source: 'so-far' }, 100],
  ['its rows before it knows the list', { is: 'unknown' }, 100],
])('a list has room for %s', (_what, of, room) => {
  expect(seen(of).room).toBe(room);
});
