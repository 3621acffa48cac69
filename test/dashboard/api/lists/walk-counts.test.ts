import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedOf, RecordOf } from '#contract/lists/collections.ts';
import { readFirstRecords } from '#dashboard/api/lists/first-records.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import { missingFrom, uncountedIn, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';

type Event = ListedOf<'events'>;
type Options = NonNullable<Parameters<typeof walkList<'events'>>[2]>;

let service: FaultyService;
// However busy the machine is, pages take no time, so that they are asked for as large as they can be.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  return service.stop();
});

/** How a walk over these sessions ends. */
async function walked(
  events: readonly RecordOf<'events'>[],
  faults: EventFaults,
  options: Options = {},
): Promise<WholeList<Event>> {
  service = await faultyEvents(events, faults);
  loadedFrom(service.origin);
  let last: WholeList<Event> | undefined;
  const walk = walkList('events', new AbortController().signal, { pausesMs: [], ...options });
  for await (const step of walk) last = step;
  if (last === undefined) throw new Error('Nothing was yielded.');
  return last;
}

const ends = (list: WholeList<Event>) => ({
  records: list.records.length,
  count: list.count,
  counted: list.counted,
  missing: missingFrom(list),
  uncounted: uncountedIn(list),
  complete: list.complete,
});
const offsets = () => service.requests.map((one) => Number(new URLSearchParams(one.split('?')[1]).get('offset') ?? 0));

test.each([
  ['half of what there is', 600, 300],
  ['none', 600, 0],
  ['one too few', 1_234, 1_233],
  ['a hundredth, in parallel', 30_000, 300],
])(
  'with a count of %s no record is missing: the list is loaded as long as the service names a next page',
  async (_, all, count) => {
    const list = await walked(madeEvents(all), { counts: () => count });
    expect(ends(list)).toEqual({
      records: all,
      count: all,
      counted: count,
      missing: 0,
      uncounted: all - count,
      complete: true,
    });
    expect(list.repeated).toBe(0);
    expect(list.endless).toBe(false);
    // A page is asked for once; past the count up to four at a time, of which the last may be past the end.
    expect(new Set(offsets()).size).toBe(offsets().length);
    expect(service.requests.length).toBeLessThanOrEqual(Math.ceil(all / 1_000) + 7);
    expect(service.mostAtOnce).toBeLessThanOrEqual(4);
  },
);

test('with a count that is too low by a filter and pages smaller than requested, no record is missing', async () => {
  const events = madeEvents(3_000);
  const wanted = events.filter(({ deployment }) => deployment.id === 4);
  const list = await walked(
    events,
    { counts: (all) => Math.floor(all / 3), largestPage: 50 },
    { filters: { deployment: '4' } },
  );
  expect(list.records.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(ends(list)).toMatchObject({ count: wanted.length, missing: 0, complete: true });
});

test.each([
  ['the right count', 4_312, 4_312],
  ['a count that is too low', 600, 300],
  ['a count that is too high', 600, 650],
])('a service that counts only with the first page, here %s: the list is loaded to its end', async (_, all, count) => {
  const list = await walked(madeEvents(all), { counts: () => count, countsOnce: true });
  expect(ends(list)).toMatchObject({ records: all, counted: count, missing: Math.max(0, count - all), complete: true });
});

test('the rows in sight come from such a service too, also where a page is short', async () => {
  service = await faultyEvents(madeEvents(120), { countsOnce: true, largestPage: 20 });
  loadedFrom(service.origin);
  const { signal } = new AbortController();
  const first = await readFirstRecords({
    name: 'events',
    filters: {},
    term: { field: 'id', descending: false },
    limit: 50,
    signal,
  });
  expect([first.records.length, first.count, first.hasMore, first.sound]).toEqual([50, 120, true, true]);
});

test('a service that always names a next page: the load ends with the first page without new records', async () => {
  const list = await walked(madeEvents(600), { counts: () => 300, alwaysNamesNext: true });
  expect(ends(list)).toMatchObject({ records: 600, count: 600, missing: 0, complete: true });
  expect(list.endless).toBe(true);
  expect(service.requests.length).toBeLessThan(8);
});

test('a service that returns its first page for every offset: the load ends too', async () => {
  const first = madeEvents(100);
  const list = await walked(first, {
    first: () => ({ body: { count: 100, next: 'http://inside.example/?offset=0', previous: null, results: first } }),
  });
  expect(ends(list)).toMatchObject({ records: 100, count: 100, missing: 0, uncounted: 0, complete: true });
  expect(list.endless).toBe(true);
  expect(service.requests).toHaveLength(2);
});

test('a page with more records than counted and requested is used, and the load continues after it', async () => {
  const events = madeEvents(600);
  const list = await walked(events, {
    first: () => ({ body: { count: 300, next: null, previous: null, results: events } }),
  });
  expect(ends(list)).toMatchObject({ records: 600, count: 600, counted: 300, missing: 0, complete: true });
  expect(list.endless).toBe(false);
  expect(offsets()).toEqual([0, 600]);
});

test('records repeated past the count are detected', async () => {
  const list = await walked(madeEvents(2_500), { counts: () => 1_000, repeats: 17 });
  expect(list.records.length + missingFrom(list)).toBe(2_500);
  expect(ends(list)).toMatchObject({ counted: 1_000, complete: true });
});

test('a list that changes while it is loaded past its count is loaded again', async () => {
  const list = await walked(madeEvents(2_600), { counts: (all) => all - 1_000, changes: [{ at: 4, by: -5 }] });
  expect(list.records.map(({ id }) => id)).toEqual(Array.from({ length: 2_595 }, (_, index) => index + 6));
  expect(ends(list)).toMatchObject({ count: 2_595, missing: 0, complete: true });
});

test('a load past the count stops at 50,000 until the reader agrees, and then continues', async () => {
  const events = madeEvents(50_400);
  const list = await walked(events, { counts: () => 49_000 });
  expect(list).toMatchObject({ tooMany: true, complete: false, openEnded: true, counted: 49_000 });
  const agreed = await walked(events, { counts: () => 49_000 }, { agreed: true });
  expect(ends(agreed)).toMatchObject({ records: 50_400, count: 50_400, missing: 0, complete: true });
});
