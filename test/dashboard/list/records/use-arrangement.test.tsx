import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseOrdering } from '#contract/lists/list-query.ts';
import type { Arrangement } from '#dashboard/list/records/arrange.ts';
import { useArrangement } from '#dashboard/list/records/use-arrangement.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { madeColumn } from '#test/dashboard/list/made-column.ts';

interface Trap {
  id: number;
  captures: number;
}

// Only work that is held advances the clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const FEW: readonly Trap[] = [30, 10, 20].map((captures, index) => ({ id: index + 1, captures }));
/** So many that they are not always arranged at once; none of them is in the list. */
const OUTSIDE: readonly Trap[] = Array.from({ length: 600 }, (_, index) => ({ id: 1_000 + index, captures: -1 }));
const TRAPS: readonly Trap[] = [...FEW, ...OUTSIDE];
const MORE: readonly Trap[] = [...FEW, { id: 4, captures: 5 }, ...OUTSIDE];

interface Asked {
  records?: readonly Trap[];
  ordering?: string;
  /** only traps with at least so many captures */
  from?: number;
  /** the arrangement takes until this says that it is over */
  until?: () => boolean;
}

/** Records by the column of captures, which takes until `until`. */
function arrangement({ records = TRAPS, ordering = 'captures', from, until }: Asked): Arrangement<Trap> {
  const column = madeColumn<Trap>('captures', {
    *prepare() {
      if (until === undefined) return;
      for (; !until(); vi.advanceTimersByTime(100)) yield;
    },
  });
  const filter: ColumnFilter = { kind: 'number', from: from ?? null, to: null, unknown: false };
  return {
    narrowing: {
      records,
      columns: [column],
      filters: new Map(from === undefined ? [] : [['captures', filter]]),
      search: '',
      textOf: () => '',
      within: ({ captures }) => captures >= 0,
    },
    ordering: parseOrdering(ordering),
    inSight: [],
  };
}

const ids = (records: readonly Trap[]) => records.map(({ id }) => id);

/** An arrangement on screen, what it shows, and a way to another one. */
function arranged(first: Arrangement<Trap>, ofSet = 'project 1') {
  const { result, rerender } = renderHook(
    ({ wanted, set }: { wanted: Arrangement<Trap>; set: string }) => useArrangement(wanted, set),
    { initialProps: { wanted: first, set: ofSet } },
  );
  const now = () => {
    const { found, shown, ...facts } = result.current;
    return { found: ids(found), shown: ids(shown), ...facts };
  };
  return { now, change: (wanted: Arrangement<Trap>, set = 'project 1') => rerender({ wanted, set }) };
}

/** Work that takes until `end`. */
function waiting() {
  let isOver = false;
  return { until: () => isOver, end: () => act(async () => void (isOver = true)) };
}

const DONE = { arranging: false, isOfEarlier: false, ready: true };

test('few records are arranged at once', () => {
  const { now, change } = arranged(arrangement({ records: FEW }));
  expect(now()).toEqual({ found: [1, 2, 3], shown: [2, 3, 1], ...DONE });
  change(arrangement({ records: FEW, ordering: '-captures', from: 15 }));
  expect(now()).toEqual({ found: [1, 3], shown: [1, 3], ...DONE });
  change(arrangement({ records: FEW, ordering: '' }));
  expect(now()).toEqual({ found: [1, 2, 3], shown: [1, 2, 3], ...DONE });
});

test('before the first arrangement nothing is shown', async () => {
  const { until, end } = waiting();
  const { now } = arranged(arrangement({ until }));
  expect(now()).toMatchObject({ found: [], shown: [], arranging: true, ready: false });
  await end();
  await waitFor(() => expect(now()).toEqual({ found: [1, 2, 3], shown: [2, 3, 1], ...DONE }));
});

test.each<[string, { before: Asked; next: Asked; isOfEarlier: boolean }]>([
  ['of the same records', { before: {}, next: { ordering: '-captures' }, isOfEarlier: false }],
  ['of more records', { before: {}, next: { records: MORE }, isOfEarlier: true }],
  ['without an order', { before: {}, next: { ordering: '', from: 0 }, isOfEarlier: false }],
])('the arrangement before stays until the next is done: one %s', async (_what, { before, next, isOfEarlier }) => {
  const { until, end } = waiting();
  const { now, change } = arranged(arrangement(before));
  change(arrangement({ ...next, until }));
  expect(now()).toEqual({ found: [1, 2, 3], shown: [2, 3, 1], arranging: true, isOfEarlier, ready: true });
  await end();
  await waitFor(() => expect(now()).toMatchObject(DONE));
  expect(now().shown).not.toEqual([2, 3, 1]);
});

test('records without an order stay until others without one are there', async () => {
  const { until, end } = waiting();
  const { now, change } = arranged(arrangement({ ordering: '' }));
  change(arrangement({ ordering: '', from: 15, until }));
  expect(now()).toEqual({ found: [1, 2, 3], shown: [1, 2, 3], arranging: true, isOfEarlier: false, ready: true });
  await end();
  await waitFor(() => expect(now()).toEqual({ found: [1, 3], shown: [1, 3], ...DONE }));
});

test('records without an order are not shown in place of those with one', async () => {
  const { until, end } = waiting();
  const { now, change } = arranged(arrangement({ ordering: '' }));
  change(arrangement({ until }));
  expect(now()).toEqual({ found: [1, 2, 3], shown: [], arranging: true, isOfEarlier: false, ready: false });
  await end();
  await waitFor(() => expect(now().shown).toEqual([2, 3, 1]));
});

test.each(['captures', ''])(
  'records of another project are not shown in its place: ordered by "%s"',
  async (ordering) => {
    const { until, end } = waiting();
    const { now, change } = arranged(arrangement({ ordering }));
    change(arrangement({ records: MORE, ordering, from: 0, until }), 'project 2');
    expect(now()).toMatchObject({ found: [], shown: [], arranging: true, ready: false });
    await end();
    await waitFor(() => expect(now()).toMatchObject({ found: [1, 2, 3, 4], ...DONE }));
  },
);

test('the latest arrangement is the one that stays', async () => {
  const { until, end } = waiting();
  const { now, change } = arranged(arrangement({}));
  change(arrangement({ ordering: '-captures' }));
  change(arrangement({ records: MORE, until }));
  expect(now().shown).toEqual([1, 3, 2]);
  await end();
  await waitFor(() => expect(now().shown).toEqual([4, 2, 3, 1]));
  const next = waiting();
  change(arrangement({ ordering: '-captures', until: next.until }));
  expect(now().shown).toEqual([4, 2, 3, 1]);
  await next.end();
  await waitFor(() => expect(now().shown).toEqual([1, 3, 2]));
});

test('an arrangement stays where its records are those of another project, too', async () => {
  const { until, end } = waiting();
  const wanted = arrangement({});
  const { now, change } = arranged(wanted);
  change(wanted, 'project 2');
  expect(now()).toMatchObject({ shown: [2, 3, 1], ready: true });
  change(arrangement({ ordering: '-captures', until }), 'project 2');
  expect(now()).toMatchObject({ shown: [2, 3, 1], arranging: true, ready: true });
  await end();
  await waitFor(() => expect(now().shown).toEqual([1, 3, 2]));
});
