import { afterEach, expect, test, vi } from 'vitest';
import type { ListedOf, RecordOf } from '#contract/lists/collections.ts';
import { ListLoad } from '#dashboard/api/lists/load/list-load.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import { estimateSeconds, missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeEvent, madeEvents } from '#test/support/made-event.ts';

type Event = ListedOf<'events'>;
type Options = NonNullable<Parameters<typeof walkList<'events'>>[2]>;

let service: FaultyService;
afterEach(() => {
  vi.useRealTimers();
  return service.stop();
});

/** However busy the machine is, pages take no time, so that they are asked for as large as they can be. */
const quickly = () => vi.useFakeTimers({ toFake: ['performance'] });

async function serve(events: readonly RecordOf<'events'>[], faults?: EventFaults): Promise<void> {
  service = await faultyEvents(events, faults);
  loadedFrom(service.origin);
}

async function walked(options: Options = {}): Promise<WholeList<Event>[]> {
  const steps: WholeList<Event>[] = [];
  const signal = new AbortController().signal;
  for await (const step of walkList('events', signal, { pausesMs: [1, 1, 1], ...options })) steps.push(step);
  return steps;
}

/** The last of what was yielded. */
async function whole(options?: Options): Promise<WholeList<Event>> {
  const last = (await walked(options)).at(-1);
  if (last === undefined) throw new Error('Nothing was yielded.');
  return last;
}

/** What a reader is told in the end. */
const told = (list: WholeList<Event>) => ({
  records: list.records.length,
  count: list.count,
  missing: missingFrom(list),
  complete: list.complete,
});
const ids = (list: WholeList<Event>) => list.records.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const asked = () =>
  service.requests.map((request) => {
    const query = new URLSearchParams(request.split('?')[1]);
    return `${query.get('offset') ?? 0}+${query.get('limit')}`;
  });

test('the first page requests 100 records, the following 1,000, at most four pages at a time', async () => {
  quickly();
  let four = (): void => {};
  const areHere = new Promise<void>((resolve) => {
    four = resolve;
  });
  await serve(madeEvents(9_050), {
    first: async (query) => {
      if (service.requests.length === 5) four();
      if (query.has('offset')) await areHere;
      return null;
    },
  });
  expect(ids(await whole())).toEqual(upTo(9_050));
  expect(asked()[0]).toBe('0+100');
  expect(asked().slice(1).toSorted()).toEqual(
    ['100+1000', '1100+1000', '2100+1000', '3100+1000', '4100+1000', '5100+1000', '6100+1000'].concat([
      '7100+1000',
      '8100+950',
    ]),
  );
  expect(service.mostAtOnce).toBe(4);
});

test.each([
  [7, 1_234],
  [20, 2_345],
  [100, 2_345],
  [250, 9_345],
  [999, 15_345],
])('a service that gives at most %i records a page leaves no gap of %i', async (largest, count) => {
  quickly();
  await serve(madeEvents(count), { largestPage: largest, tookMs: 1 });
  const list = await whole();
  expect(told(list)).toEqual({ records: count, count, missing: 0, complete: true });
  expect(list.repeated).toBe(0);
  // No record is asked for twice: as many pages as there are, and those that end the gaps of the first ones.
  expect(service.requests.length).toBeLessThanOrEqual(Math.ceil(count / largest) + 5);
  expect(service.mostAtOnce).toBeLessThanOrEqual(4);
});

test('a page that is sometimes too short is completed', async () => {
  let requests = 0;
  await serve(madeEvents(6_000), {
    first: (query) => {
      requests += 1;
      if (requests % 3 === 0) query.set('limit', '3');
      return null;
    },
  });
  expect(ids(await whole())).toEqual(upTo(6_000));
});

test('a very short first page does not cause hundreds of requests', async () => {
  quickly();
  let requests = 0;
  await serve(madeEvents(2_000), {
    first: (query) => {
      requests += 1;
      if (requests === 1) query.set('limit', '1');
      return null;
    },
  });
  expect(ids(await whole())).toEqual(upTo(2_000));
  expect(requests).toBeLessThan(100);
});

test('a service that refuses large pages gets requests for small ones', async () => {
  quickly();
  await serve(madeEvents(1_000), {
    first: (query) => (Number(query.get('limit')) > 100 ? { status: 400, body: { limit: ['At most 100.'] } } : null),
  });
  expect(ids(await whole())).toEqual(upTo(1_000));
  // The first page, one that is refused, nine more.
  expect(service.requests).toHaveLength(11);
});

test('a list whose ordering is refused is loaded without one', async () => {
  quickly();
  await serve(madeEvents(1_000), {
    first: (query) =>
      query.has('ordering') ? { status: 400, body: { ordering: ['This ordering would sort 1000 records.'] } } : null,
  });
  const list = await whole();
  expect(ids(list)).toEqual(upTo(1_000));
  expect(list).toMatchObject({ complete: true, repeated: 0 });
  expect(service.requests.map((request) => request.includes('ordering='))).toEqual([true, false, false]);
});

test('pages are no larger than a slow service returns in time', async () => {
  quickly();
  // 100 records take 0.8 s: a second is good for 125.
  await serve(madeEvents(2_000), {
    first: () => {
      vi.advanceTimersByTime(800);
      return null;
    },
  });
  await whole();
  expect(asked()[1]).toBe('100+125');
});

test('records repeated between pages are detected, and the list is loaded once more', async () => {
  quickly();
  await serve(madeEvents(2_500), { repeats: 17, repeatsUntil: 4 });
  const list = await whole();
  expect(told(list)).toEqual({ records: 2_500, count: 2_500, missing: 0, complete: true });
  expect(list.repeated).toBeGreaterThan(0);
  // 100, 1000, 1000, 400 and then, with other bounds, 1000, 1000, 500.
  expect(service.requests).toHaveLength(7);
});

test('records that are repeated again are reported as missing, after one further load', async () => {
  quickly();
  await serve(madeEvents(2_500), { repeats: 17 });
  const list = await whole();
  expect(told(list)).toEqual({ records: 2_483, count: 2_500, missing: 17, complete: true });
  expect(list.repeated).toBeGreaterThan(0);
  expect(service.requests).toHaveLength(7);
});

test('with a count that is too high the load ends and reports missing records', async () => {
  await serve(madeEvents(10), {
    first: (query) => ({
      body: { count: 3_000, next: null, previous: null, results: query.has('offset') ? [] : [madeEvent(1)] },
    }),
  });
  expect(told(await whole())).toEqual({ records: 1, count: 3_000, missing: 2_999, complete: true });
  expect(service.requests.length).toBeLessThan(12);
});

test('records added during the load restart it', async () => {
  await serve(madeEvents(3_000), { changes: [{ at: 3, by: 5 }] });
  const list = await whole();
  expect(ids(list)).toEqual(upTo(3_005));
  expect(told(list)).toEqual({ records: 3_005, count: 3_005, missing: 0, complete: true });
  expect(list.repeated).toBe(0);
});

test('records deleted during the load are not in the list', async () => {
  await serve(madeEvents(3_000), { changes: [{ at: 3, by: -5 }] });
  const list = await whole();
  expect(ids(list)).toEqual(upTo(3_000).slice(5));
  expect(told(list)).toEqual({ records: 2_995, count: 2_995, missing: 0, complete: true });
});

test('the load of a list that changes at every request ends, with every record that was not deleted', async () => {
  quickly();
  await serve(madeEvents(3_000), { changes: upTo(100).map((at) => ({ at, by: 1 })) });
  const list = await whole();
  expect(list.complete).toBe(true);
  expect(ids(list).slice(0, 3_000)).toEqual(upTo(3_000));
  expect(service.requests.length).toBeLessThan(25);
});

test.each([
  ['an HTML page with 500', undefined],
  ['{"detail"} with 503', { status: 503, body: { detail: 'Down.' } }],
  ['429 with Retry-After', { status: 429, body: { detail: 'Too many.' }, headers: { 'retry-after': '0' } }],
])('every seventh request failing with %s is tried again', async (_name, failure) => {
  await serve(madeEvents(8_000), { failsEvery: 7, ...(failure && { failure }) });
  const list = await whole();
  expect(ids(list)).toEqual(upTo(8_000));
  expect(list.repeated).toBe(0);
  expect(service.mostAtOnce).toBeLessThanOrEqual(4);
});

test('with all faults together the list is complete or reports missing records', async () => {
  await serve(madeEvents(4_000), {
    orders: () => false,
    repeats: 3,
    largestPage: 333,
    changes: [{ at: 6, by: 9 }],
    failsEvery: 7,
    tookMs: 2,
  });
  const list = await whole();
  expect(list.complete).toBe(true);
  expect(list.records.length + missingFrom(list)).toBe(4_009);
  expect(new Set(ids(list)).size).toBe(list.records.length);
  expect(service.mostAtOnce).toBeLessThanOrEqual(4);
});

test('a Retry-After of an hour is not waited for', async () => {
  await serve(madeEvents(300), {
    failsEvery: 2,
    failure: { status: 429, body: { detail: 'Later.' }, headers: { 'retry-after': '3600' } },
  });
  await expect(walked()).rejects.toThrow('answered 429: Later.');
  expect(service.requests).toHaveLength(2);
});

test('a short Retry-After is waited for', async () => {
  const times: number[] = [];
  await serve(madeEvents(200), {
    first: () => {
      times.push(performance.now());
      return times.length === 2 ? { status: 503, body: '', headers: { 'retry-after': '1' } } : null;
    },
  });
  expect(ids(await whole())).toEqual(upTo(200));
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(990);
});

test('a permanent failure of a page ends the walk with the loaded records, and the next walk continues from there', async () => {
  let down = true;
  await serve(madeEvents(5_000), {
    first: (query) => (down && Number(query.get('offset')) >= 2_000 ? { status: 502, body: '' } : null),
  });
  const load = new ListLoad<Event>({});
  const steps: WholeList<Event>[] = [];
  const failing = async () => {
    const walk = walkList('events', new AbortController().signal, { load, pausesMs: [1, 1] });
    for await (const step of walk) steps.push(step);
  };
  await expect(failing()).rejects.toThrow('answered 502');
  const came = steps.at(-1);
  expect(came).toMatchObject({ complete: false, count: 5_000 });
  expect(came?.records.length).toBeGreaterThanOrEqual(100);

  down = false;
  service.requests.length = 0;
  const list = await whole({ load });
  expect(ids(list)).toEqual(upTo(5_000));
  expect(list.repeated).toBe(0);
  expect(asked().every((page) => !page.startsWith('0+'))).toBe(true);
});

test('a walk that continues a list that has changed restarts it', async () => {
  quickly();
  let down = true;
  await serve(madeEvents(2_500), {
    first: (query) => (down && query.get('offset') === '1100' ? { status: 502, body: '' } : null),
    changes: [{ at: 5, by: -4 }],
  });
  const load = new ListLoad<Event>({});
  await expect(walked({ load, pausesMs: [] })).rejects.toThrow('answered 502');
  down = false;
  expect(ids(await whole({ load }))).toEqual(upTo(2_500).slice(4));
});

test('an aborted walk aborts its requests, and queued ones are never sent', async () => {
  quickly();
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const stop = new AbortController();
  let under = 0;
  await serve(madeEvents(20_000), {
    first: async (query) => {
      if (!query.has('offset')) return null;
      under += 1;
      if (under === 4) stop.abort();
      await held;
      return null;
    },
  });
  const load = new ListLoad<Event>({});
  const walking = async () => {
    for await (const step of walkList('events', stop.signal, { load })) expect(step.complete).toBe(false);
  };
  await expect(walking()).rejects.toThrow();
  await expect.poll(() => service.givenUp).toBe(4);
  goOn();
  expect(service.requests).toHaveLength(5);
  // Nothing of what was under way counts as read.
  expect(ids(await whole({ load }))).toEqual(upTo(20_000));
});

test('two walks at once share the four requests', async () => {
  await serve(madeEvents(6_000), { tookMs: 5 });
  const lists = await Promise.all([whole(), whole({ filters: { deployment: '3' } })]);
  expect(lists.map(({ complete }) => complete)).toEqual([true, true]);
  expect(service.mostAtOnce).toBeLessThanOrEqual(4);
});

test('an abort ends the pause before a retry', async () => {
  await serve(madeEvents(300), { failsEvery: 2 });
  const stop = new AbortController();
  const walk = walkList('events', stop.signal, { pausesMs: [60_000] });
  await walk.next();
  const rest = walk.next();
  await expect.poll(() => service.requests.length).toBe(2);
  stop.abort();
  await expect(rest).rejects.toThrow();
});

test('more than 50,000 records are not loaded automatically: only the first page, with an estimate for the rest', async () => {
  const events = madeEvents(100);
  await serve(events, {
    first: () => ({ body: { count: 50_001, next: null, previous: null, results: events } }),
  });
  const [list, ...more] = await walked();
  expect(more).toEqual([]);
  expect(list).toMatchObject({ tooMany: true, complete: false, count: 50_001 });
  expect(list?.records).toHaveLength(100);
  expect(service.requests).toHaveLength(1);
  expect(list && estimateSeconds(list)).toBeGreaterThan(0);
});

test('records that do not match the filters are left out if the service returns them', async () => {
  const events = madeEvents(400);
  await serve(events, { ignoresFilters: true });
  const filters = { deployment: '4', day_after: '2024-03-01', day_before: '2024-06-30' };
  const list = await whole({ filters });
  const wanted = events.filter(({ deployment, start }) => {
    const day = start.slice(0, 10);
    return deployment.id === 4 && day >= filters.day_after && day <= filters.day_before;
  });
  expect(ids(list)).toEqual(wanted.map(({ id }) => id));
  expect(told(list)).toEqual({ records: wanted.length, count: wanted.length, missing: 0, complete: true });
  expect(list.outside).toBe(400 - wanted.length);
});

test('with a slow service the first page is shown at once, and later records in growing steps', async () => {
  // The service's order is not that of their ids.
  await serve(
    madeEvents(9_100).toSorted((a, b) => ((a.id * 7) % 9_101) - ((b.id * 7) % 9_101)),
    {
      orders: () => false,
      tookMs: 150,
      largestPage: 100,
    },
  );
  const steps = await walked();
  for (const step of steps) expect(ids(step)).toEqual(ids(step).toSorted((a, b) => a - b));
  const sizes = steps.map(({ records }) => records.length);
  expect(sizes[0]).toBe(100);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  // What grows by less than a quarter is the same list: nothing is sorted again for it.
  const shown = new Set(steps.slice(0, -1).map(({ records }) => records));
  expect(shown.size).toBeLessThan(25);
  expect(shown.size).toBeLessThan(steps.length - 1);
  const reads = steps.map(({ read }) => read);
  expect(reads).toEqual(reads.toSorted((a, b) => a - b));
  expect(steps.at(-2)?.recordsPerSecond).toBeGreaterThan(0);
  expect(steps.at(-1)?.complete).toBe(true);
});
