import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import { parseOrdering } from '#contract/lists/list-query.ts';
import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { afterFirstRows } from '#dashboard/api/http/first-rows.ts';
import { useServedRows, type RowsFor } from '#dashboard/list/records/use-served-rows.ts';
import { defineList } from '#dashboard/list/model/list-definition.ts';
import { HeldAnswers } from '#test/dashboard/findings/held-answers.ts';
import { madeColumn } from '#test/dashboard/list/made-column.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';

type Event = ListedOf<'events'>;

const COUNT = 300;
/** Session 1 has the fewest captures. */
const SESSIONS = madeEvents(COUNT, (id) => ({ captures_count: id * 10 }));

/** Of rows of 50 pixels nine are in sight in the tests' window, which is 768 pixels high. */
const NIGHTS = defineList({
  title: 'Nights',
  noun: { one: 'night', many: 'nights' },
  columns: [
    madeColumn<Event>('name', { kind: 'text' }),
    madeColumn<Event>('captures_count'),
    madeColumn<Event>('night', { kind: 'date', served: 'start' }),
    madeColumn<Event>('taxa_count', { served: null }),
    madeColumn<Event>('weather'),
  ],
  ordering: '-captures_count',
  search: { label: '', textOf: ({ start }) => start, nothing: () => '' },
  nameOf: ({ start }) => start,
  hrefOf: () => '',
  rowHeight: 50,
  collection: 'events',
});
const IN_SIGHT = 9;
const FURTHER = 100;

interface Asked {
  ordering?: string;
  rowsFor?: RowsFor;
  long?: boolean;
  isBegun?: boolean;
  enabled?: boolean;
  wire?: Readonly<Record<string, string>>;
  collection?: CollectionName;
}

let service: FaultyService;
let held: HeldAnswers;
/** how often a page said that its first rows are there, or do not come */
let notes: number;
const meta = Object.assign(document.createElement('meta'), { name: SERVICE_HEADER });

beforeEach(() => {
  held = new HeldAnswers();
  notes = 0;
  window.noctuaryRowsShown = () => void (notes += 1);
});
afterEach(async () => {
  held.release();
  meta.remove();
  delete window.noctuaryRowsShown;
  await service.stop();
});

/** `isOther`: the page was served for this service, which is not our own. */
async function serve({ isOther = false, ...faults }: EventFaults & { isOther?: boolean } = {}): Promise<void> {
  service = await faultyEvents(SESSIONS, {
    // A held request is answered after its release.
    first: async (query) => {
      await held.give(query, { body: null });
      return null;
    },
    ...faults,
  });
  loadedFrom(service.origin);
  if (isOther) document.head.append(Object.assign(meta, { content: service.origin }));
}

/** A list whose first page has come, by the column of captures, unless it is asked otherwise. */
function rowsOf(asked: Asked = {}) {
  const client = createQueryClient();
  const { result, rerender } = renderHook(
    ({
      ordering = '-captures_count',
      rowsFor = 'page',
      long = false,
      isBegun = true,
      enabled = true,
      ...asks
    }: Asked) =>
      useServedRows({
        definition: { ...NIGHTS, collection: asks.collection ?? 'events', ...(long && { long }) },
        wire: asks.wire ?? {},
        ordering: parseOrdering(ordering),
        rowsFor,
        isBegun,
        enabled,
      }),
    { wrapper: queryWrapper(client), initialProps: asked },
  );
  const now = () => result.current;
  return {
    now,
    change: rerender,
    isFetching: () => client.isFetching() > 0,
    ids: () => now().rows?.map(({ id }) => id) ?? null,
    showMore: (isLong: boolean) => act(() => now().showMore(isLong)),
    settled: () => waitFor(() => expect([now().asking, client.isFetching()]).toEqual([false, 0])),
  };
}

const requests = (collection = 'events') =>
  service.requests
    .filter((path) => path.startsWith(`${collection}/`))
    .map((path) => decodeURIComponent(path.slice(`${collection}/?`.length)));
const mostFirst = (count: number) => Array.from({ length: count }, (_, index) => COUNT - index);
/** The answer of the first rows, not that of the one record that proves their order. */
const isOfRows = (query: URLSearchParams) => query.get('limit') !== '1';

test.each<[string, Asked]>([
  ['a page whose list has begun', {}],
  ['a page whose long list has not begun', { long: true, isBegun: false }],
  ['a page whose long list has begun', { long: true }],
  ['a part of a page whose list has begun', { rowsFor: 'part' }],
])('%s asks for a hundred rows', async (_what, asked) => {
  await serve();
  const rows = rowsOf(asked);
  expect(rows.now()).toMatchObject({ rows: null, count: null, readAtMs: 0, asking: true, isUnknown: false });
  await rows.settled();
  expect(rows.ids()).toEqual(mostFirst(FURTHER));
  expect(rows.now()).toMatchObject({ count: COUNT, asking: false, isUnknown: false });
  expect(rows.now().readAtMs).toBeGreaterThan(0);
  expect(requests()).toEqual(['ordering=-captures_count&limit=100', 'ordering=captures_count&limit=1']);
});

test.each<[string, Asked]>([
  ['a page whose list has not begun', { isBegun: false }],
  ['a part of a page whose long list has not begun', { long: true, isBegun: false, rowsFor: 'part' }],
  ['a page that wants no rows', { long: true, enabled: false }],
  ['a list without an order', { ordering: '' }],
  ['a list by two columns', { ordering: '-captures_count,night' }],
  ['a list by a column that no service sorts by', { ordering: 'taxa_count' }],
  ['a list by a field of no collection', { ordering: 'weather' }],
  ['a list by a field without a column', { ordering: 'start' }],
  // The service compares texts by other rules than the page.
  ['a list by names', { ordering: 'name', collection: 'deployments' }],
])('%s asks for no rows', async (_what, asked) => {
  await serve();
  const rows = rowsOf(asked);
  expect(rows.isFetching()).toBe(false);
  expect(rows.now()).toMatchObject({ rows: null, count: null, readAtMs: 0, asking: false, isUnknown: true });
  rows.showMore(true);
  expect(rows.isFetching()).toBe(false);
  expect(requests()).toEqual([]);
  expect(notes).toBe(1);
});

test.each<[string, Asked, string]>([
  ['a page whose list has not begun', { isBegun: false }, 'ordering=-captures_count&limit=9'],
  ['a page whose list has begun', {}, 'ordering=-captures_count&limit=9'],
  ['a page by names', { isBegun: false, ordering: 'name', collection: 'deployments' }, 'ordering=name&limit=9'],
  ['a part of a page whose list has begun', { rowsFor: 'part' }, 'ordering=-captures_count&limit=100'],
])('of another service, %s asks for rows', async (_what, asked, first) => {
  await serve({ isOther: true });
  const rows = rowsOf(asked);
  await rows.settled();
  expect(requests(asked.collection)[0]).toBe(first);
});

test('of another service, a part of a page asks for no rows before its list has begun', async () => {
  await serve({ isOther: true });
  const rows = rowsOf({ rowsFor: 'part', isBegun: false });
  expect(rows.isFetching()).toBe(false);
  expect(rows.now().isUnknown).toBe(true);
});

test.each([
  ['captures_count', 'ordering=captures_count&limit=100', [1, 2, 3]],
  ['-captures_count', 'ordering=-captures_count&limit=100', [300, 299, 298]],
  ['-night', 'ordering=-start&limit=100', [300, 299, 298]],
])('rows by %s are asked for by the name that the service has for the column', async (ordering, request, first) => {
  await serve();
  const rows = rowsOf({ ordering });
  await rows.settled();
  expect(requests()[0]).toBe(request);
  expect(rows.ids()?.slice(0, 3)).toEqual(first);
});

test('rows are shown while their order is being proven', async () => {
  await serve();
  held.isHeld = (query) => !isOfRows(query);
  const rows = rowsOf();
  await waitFor(() => expect(rows.ids()).toEqual(mostFirst(FURTHER)));
  expect(rows.now()).toMatchObject({ asking: false, isUnknown: false, count: COUNT });
  held.release();
  await rows.settled();
  expect(rows.ids()).toEqual(mostFirst(FURTHER));
  expect(notes).toBe(0);
});

test('rows of a service that does not sort are unknown', async () => {
  await serve({ orders: () => false });
  held.isHeld = isOfRows;
  const rows = rowsOf();
  expect(rows.now()).toMatchObject({ asking: true, isUnknown: false });
  expect(notes).toBe(0);
  held.release();
  await rows.settled();
  expect(rows.now()).toMatchObject({ rows: null, count: null, readAtMs: 0, asking: false, isUnknown: true });
  await waitFor(() => expect(notes).toBe(1));
  rows.showMore(true);
  expect(rows.isFetching()).toBe(false);
});

test('rows that came stay when no more are wanted', async () => {
  await serve();
  const rows = rowsOf();
  await rows.settled();
  rows.change({ enabled: false });
  expect(rows.ids()).toEqual(mostFirst(FURTHER));
  expect(rows.now()).toMatchObject({ asking: false, isUnknown: false });
});

test('a service that counts fewer records than it sends has at least those', async () => {
  await serve({ counts: () => 40 });
  const rows = rowsOf();
  await rows.settled();
  expect(rows.now().count).toBe(FURTHER);
});

test('a long list shows a hundred more rows at a time, other lists do not', async () => {
  await serve();
  const rows = rowsOf();
  await rows.settled();
  rows.showMore(false);
  expect(rows.isFetching()).toBe(false);
  held.isHeld = isOfRows;
  rows.showMore(true);
  expect(rows.isFetching()).toBe(true);
  // Those that came stay meanwhile, and no others are asked for.
  expect(rows.ids()).toEqual(mostFirst(FURTHER));
  rows.showMore(true);
  held.release();
  await waitFor(() => expect(rows.ids()).toEqual(mostFirst(200)));
  await rows.settled();
  expect(requests().slice(2)).toEqual(['ordering=-captures_count&limit=100&offset=100']);
});

test('no more rows are shown before the order of the first is proven', async () => {
  await serve();
  held.isHeld = (query) => !isOfRows(query);
  const rows = rowsOf();
  await waitFor(() => expect(rows.ids()).toEqual(mostFirst(FURTHER)));
  rows.showMore(true);
  held.release();
  await rows.settled();
  expect(rows.ids()).toEqual(mostFirst(FURTHER));
  expect(requests()).toHaveLength(2);
});

test('a list has no more rows after its last', async () => {
  await serve({ isOther: true });
  const rows = rowsOf({ wire: { deployment: '3' } });
  await rows.settled();
  expect(rows.now().rows).toHaveLength(IN_SIGHT);
  rows.showMore(false);
  await waitFor(() => expect(rows.now().rows).toHaveLength(34));
  await rows.settled();
  rows.showMore(true);
  expect(rows.isFetching()).toBe(false);
});

test('of another service, the rows after those in sight are a hundred more', async () => {
  await serve({ isOther: true });
  const rows = rowsOf();
  await rows.settled();
  expect(rows.ids()).toEqual(mostFirst(IN_SIGHT));
  rows.showMore(false);
  await waitFor(() => expect(rows.ids()).toEqual(mostFirst(IN_SIGHT + FURTHER)));
  expect(requests().slice(2)).toEqual(['ordering=-captures_count&limit=100&offset=9']);
});

test.each<[string, Asked, string]>([
  ['order', { ordering: 'captures_count' }, 'ordering=captures_count&limit=100'],
  ['filter', { wire: { deployment: '3' } }, 'deployment=3&ordering=-captures_count&limit=100'],
])('another %s begins with a hundred rows', async (_what, asked, request) => {
  await serve();
  const rows = rowsOf();
  await rows.settled();
  rows.showMore(true);
  await waitFor(() => expect(rows.now().rows).toHaveLength(200));
  await rows.settled();
  const before = requests().length;
  rows.change(asked);
  await rows.settled();
  expect(requests()[before]).toBe(request);
});

/** Whether other requests of the page wait for its first rows: whether they are longer under way than an answer. */
async function areOthersWaiting(): Promise<boolean> {
  const control = new AbortController();
  const answer = fetch(`${service.origin}/api/v2/projects/`);
  const isWaiting = await Promise.race([afterFirstRows(control.signal).then(() => false), answer.then(() => true)]);
  control.abort();
  await answer;
  return isWaiting;
}

test.each([
  ['of another service wait for the rows in sight', true, true],
  ['of our own service do not wait for rows', false, false],
])('other requests %s', async (_what, isOther, isWaiting) => {
  await serve({ isOther });
  held.isHeld = isOfRows;
  const rows = rowsOf();
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(await areOthersWaiting()).toBe(isWaiting);
  held.release();
  await rows.settled();
  expect(await areOthersWaiting()).toBe(false);
});

test('other requests do not wait for the rows after those in sight', async () => {
  await serve({ isOther: true });
  held.isHeld = (query) => query.has('offset');
  const rows = rowsOf();
  await rows.settled();
  rows.showMore(false);
  await waitFor(() => expect(requests()).toHaveLength(3));
  expect(await areOthersWaiting()).toBe(false);
  held.release();
  await rows.settled();
});
