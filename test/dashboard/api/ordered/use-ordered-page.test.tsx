import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName, type RecordOf } from '#contract/lists/collections.ts';
import { parseOrdering } from '#contract/lists/list-query.ts';
import { orderedField } from '#dashboard/api/ordered/ordered-field.ts';
import { orderingVerdict } from '#dashboard/api/ordered/ordering-verdicts.ts';
import { useOrderedPage } from '#dashboard/api/ordered/use-ordered-page.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeEvent, madeEvents } from '#test/support/made-event.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function serve(events: readonly RecordOf<'events'>[], faults?: EventFaults): Promise<void> {
  service = await faultyEvents(events, faults);
  loadedFrom(service.origin);
}

interface Asked {
  ordering: string;
  limit?: number;
  filters?: WireFilters<'events'>;
  enabled?: boolean;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A page that asks the service to sort. */
function ask<Name extends CollectionName>(name: Name, asked: Asked, client = newClient()) {
  const wrapper = queryWrapper(client);
  const { result, rerender, unmount } = renderHook(
    ({ ordering, limit = 50, filters, enabled = true }: Asked) =>
      useOrderedPage(
        name,
        { ordering: parseOrdering(ordering), limit, ...(filters && { filters: filters as WireFilters<Name> }) },
        { enabled },
      ),
    { wrapper, initialProps: asked },
  );
  const answer = async () => {
    await waitFor(() => {
      expect(result.current.verdict).not.toBe('asking');
      expect(result.current.isFetching).toBe(false);
    });
    return result.current;
  };
  return { client, now: () => result.current, answer, change: rerender, leave: unmount };
}

const requests = () => service?.requests.map((request) => decodeURIComponent(request.split('?')[1] ?? '')) ?? [];

test.each(['-captures_count', 'captures_count', '-start', 'end', 'duration', '-taxa_count', 'id'])(
  'a service that sorts is proven: %s',
  async (ordering) => {
    await serve(madeEvents(300));
    const { page, verdict, error } = await ask('events', { ordering }).answer();
    expect({ verdict, error, count: page?.count }).toEqual({ verdict: 'proven', error: null, count: 300 });
    expect(page?.records).toHaveLength(50);
    expect(requests()).toHaveLength(2);
  },
);

test('its first row is the extreme of the whole set, durations as numbers and not as text', async () => {
  const events = madeEvents(300);
  await serve(events);
  const longest = Math.max(...events.map(({ duration }) => Number(duration)));
  const { page } = await ask('events', { ordering: '-duration' }).answer();
  expect(Number(page?.records[0]?.duration)).toBe(longest);
});

test('a service that sorts durations as text is not proven', async () => {
  // "9990.0" before "11100.0".
  const events = madeEvents(300, (id) => ({ duration: `${id * 37}.0` }));
  await serve(events, {
    first: (query) => {
      const up = query.get('ordering') === 'duration' ? 1 : -1;
      const sorted = events.toSorted((a, b) => (String(a.duration) < String(b.duration) ? -up : up));
      const results = sorted.slice(0, Number(query.get('limit')));
      return { body: { count: 300, next: null, previous: null, results } };
    },
  });
  expect((await ask('events', { ordering: '-duration' }).answer()).verdict).toBe('unproven');
});

const ORDERS: [name: string, faults: EventFaults][] = [
  ['ignores every ordering', { orders: () => false }],
  ['sorts upwards only', { orders: ({ descending }) => !descending }],
  ['puts unknown values first', { nullsFirst: true }],
];

test('a service that sorts one way only is proven for that way, and every answer is checked for the other', async () => {
  const scattered = madeEvents(300, (id) => ({ captures_count: (id * 37) % 301 }));
  await serve(scattered, { orders: ({ descending }) => descending });
  const { client, answer } = ask('events', { ordering: '-captures_count' });
  expect((await answer()).verdict).toBe('proven');
  expect((await ask('events', { ordering: 'captures_count' }, client).answer()).verdict).toBe('unproven');
});

test.each(
  ORDERS.flatMap(([name, faults]) => ['captures_count', '-captures_count'].map((one) => ({ name, faults, one }))),
)('a service that $name is not proven for $one', async ({ faults, one }) => {
  await serve(
    madeEvents(300, (id) => (id % 10 === 0 ? { captures_count: null } : {})),
    faults,
  );
  const { page, verdict, error } = await ask('events', { ordering: one }).answer();
  expect({ page, verdict, error }).toEqual({ page: null, verdict: 'unproven', error: null });
});

test('a service that ignores orderings is not proven, even if its default ordering is the requested one', async () => {
  // Upwards by id and by count at once.
  await serve(
    madeEvents(300, (id) => ({ captures_count: id })),
    { orders: () => false },
  );
  expect((await ask('events', { ordering: 'captures_count' }).answer()).verdict).toBe('unproven');
});

test('a service that states that it does not know the field is refuted, however its responses are sorted', async () => {
  const events = madeEvents(300);
  await serve(events, {
    first: (query) => {
      const up = query.get('ordering')?.startsWith('-') === true ? -1 : 1;
      const sorted = events.toSorted((a, b) => up * ((a.captures_count ?? 0) - (b.captures_count ?? 0)));
      const results = sorted.slice(0, Number(query.get('limit')));
      const headers = { 'ordering-ignored': 'captures_count' };
      return { body: { count: 300, next: null, previous: null, results }, headers };
    },
  });
  const { client, answer, change } = ask('events', { ordering: '-captures_count' });
  expect(await answer()).toMatchObject({ page: null, verdict: 'unproven', error: null });
  expect(orderingVerdict(client, 'events', 'captures_count')).toBe('refuted');
  // All of them, too: it is not asked again.
  const before = requests().length;
  change({ ordering: 'captures_count', limit: 300 });
  expect((await answer()).verdict).toBe('unproven');
  expect(requests()).toHaveLength(before);
});

test('a service that sorts only within the page is not proven', async () => {
  await serve(madeEvents(300), {
    first: (query) => {
      const descending = query.get('ordering')?.startsWith('-') === true;
      const results = madeEvents(Number(query.get('limit'))).toSorted(
        (a, b) => ((a.captures_count ?? 0) - (b.captures_count ?? 0)) * (descending ? -1 : 1),
      );
      return { body: { count: 300, next: null, previous: null, results } };
    },
  });
  expect((await ask('events', { ordering: '-captures_count' }).answer()).verdict).toBe('unproven');
});

test('unknown values last, in both directions, are right', async () => {
  await serve(madeEvents(300, (id) => (id > 30 ? { captures_count: null } : {})));
  const { page, verdict } = await ask('events', { ordering: 'captures_count' }).answer();
  expect(verdict).toBe('proven');
  expect(page?.records.filter(({ captures_count }) => captures_count !== null)).toHaveLength(30);
});

test('with equal values the ordering is not proven, unless all records are on the page', async () => {
  await serve(madeEvents(300, () => ({ captures_count: 0 })));
  const { answer, change } = ask('events', { ordering: '-captures_count' });
  expect((await answer()).verdict).toBe('unproven');
  change({ ordering: '-captures_count', limit: 300 });
  expect(await answer()).toMatchObject({ verdict: 'proven', page: { count: 300 } });
});

test('all records on the page, sorted, need no further proof', async () => {
  await serve(
    madeEvents(30, (id) => ({ captures_count: id })),
    { orders: () => false },
  );
  const { answer, change } = ask('events', { ordering: 'captures_count' });
  expect((await answer()).verdict).toBe('proven');
  change({ ordering: '-captures_count' });
  expect((await answer()).verdict).toBe('unproven');
});

test.each([
  ['500 as an HTML page', { status: 500, body: '<h1>Server Error</h1>' }],
  ['an HTML page', { body: '<h1>Sessions</h1>' }],
  ['no list', { body: { hello: 1 } }],
])('an ordering that is answered with %s is unproven, no error, and not asked for again', async (_name, refusal) => {
  await serve(madeEvents(300), { first: (query) => (query.get('ordering')?.includes('taxa') ? refusal : null) });
  const { client, answer, leave } = ask('events', { ordering: '-taxa_count' });
  expect(await answer()).toMatchObject({ page: null, verdict: 'unproven', error: null });
  const before = requests().length;
  leave();
  const again = ask('events', { ordering: 'taxa_count', filters: { deployment: 3 } }, client);
  expect(again.now()).toMatchObject({ page: null, verdict: 'unproven', error: null });
  expect(requests()).toHaveLength(before);
  expect((await ask('events', { ordering: '-captures_count' }, client).answer()).verdict).toBe('proven');
});

test('an ordering that is refused for many records is unproven, not an error, and requested again for fewer', async () => {
  const refusal = { status: 400, body: { ordering: ['This ordering would sort 300 records.'] } };
  await serve(madeEvents(300), { first: (query) => (query.get('deployment') === null ? refusal : null) });
  const { client, answer, leave } = ask('events', { ordering: '-taxa_count' });
  expect(await answer()).toMatchObject({ page: null, verdict: 'unproven', error: null });
  const before = requests().length;
  leave();
  const again = ask('events', { ordering: '-taxa_count' }, client);
  expect(again.now()).toMatchObject({ page: null, verdict: 'unproven', error: null });
  expect(requests()).toHaveLength(before);
  again.leave();
  const fewer = ask('events', { ordering: '-taxa_count', filters: { deployment: 3 } }, client);
  expect((await fewer.answer()).verdict).toBe('proven');
});

test('a service that is down is an error, and says nothing about the ordering', async () => {
  let down = true;
  await serve(madeEvents(300), { first: () => (down ? { status: 503, body: { detail: 'Down.' } } : null) });
  const { now, answer } = ask('events', { ordering: '-captures_count' });
  expect(await answer()).toMatchObject({ page: null, verdict: 'unproven', error: { status: 503 } });
  down = false;
  act(() => now().refetch());
  await waitFor(() => expect(now()).toMatchObject({ verdict: 'proven', error: null }));
});

test.each([
  ['text, which services sort by rules of their own', '-name'],
  ['two fields', '-captures_count,start'],
  ['a field that the interface does not sort by', 'example_captures'],
  ['a field that the record does not have', '-captures_an_hour'],
  ['a related record', 'deployment'],
])('not asked for at all: %s', async (_name, ordering) => {
  await serve(madeEvents(300));
  expect(ask('events', { ordering }).now()).toMatchObject({ page: null, verdict: 'unproven', isFetching: false });
  expect(requests()).toEqual([]);
});

test('a disabled page sends no request', async () => {
  await serve(madeEvents(300));
  expect(ask('events', { ordering: 'start', enabled: false }).now()).toMatchObject({ verdict: 'unproven' });
  expect(requests()).toEqual([]);
});

test('once proven, the opposite direction and other filters take one request each, and each response is checked', async () => {
  let broken = false;
  await serve(madeEvents(900), { orders: () => !broken });
  const { answer, change } = ask('events', { ordering: '-captures_count' });
  expect((await answer()).verdict).toBe('proven');
  change({ ordering: 'captures_count' });
  expect((await answer()).verdict).toBe('proven');
  change({ ordering: 'captures_count', filters: { deployment: 3 } });
  expect((await answer()).page?.records.every(({ deployment }) => deployment.id === 3)).toBe(true);
  expect(requests().slice(2)).toEqual([
    'ordering=captures_count&limit=50',
    'deployment=3&ordering=captures_count&limit=50',
  ]);
  broken = true;
  change({ ordering: 'captures_count', filters: { deployment: 4 } });
  expect(await answer()).toMatchObject({ page: null, verdict: 'unproven', error: null });
});

test('more rows of the same ordering are appended to those shown', async () => {
  await serve(madeEvents(900), { largestPage: 40 });
  const { now, answer, change } = ask('events', { ordering: '-captures_count', limit: 60 });
  const first = (await answer()).page?.records ?? [];
  expect(first).toHaveLength(60);
  change({ ordering: '-captures_count', limit: 90 });
  expect(now()).toMatchObject({ verdict: 'proven', isFetching: true });
  expect(now().page?.records).toHaveLength(60);
  const { page } = await answer();
  expect(page?.records).toHaveLength(90);
  expect(page?.records.slice(0, 60)).toEqual(first);
  expect(requests().filter((one) => one.includes('-captures'))).toEqual([
    'ordering=-captures_count&limit=60',
    'ordering=-captures_count&limit=20&offset=40',
    'ordering=-captures_count&limit=30&offset=60',
  ]);
});

test('more rows of a list that has changed are loaded again from the first', async () => {
  await serve(madeEvents(900), { changes: [{ at: 3, by: -10 }] });
  const { answer, change } = ask('events', { ordering: '-captures_count' });
  await answer();
  change({ ordering: '-captures_count', limit: 100 });
  const { page, verdict } = await answer();
  expect(verdict).toBe('proven');
  expect(page).toMatchObject({ count: 890 });
  expect(new Set(page?.records.map(({ id }) => id)).size).toBe(100);
});

test('rows of one filter or ordering are never shown for another', async () => {
  await serve(madeEvents(900));
  const { now, answer, change } = ask('events', { ordering: '-captures_count' });
  await answer();
  change({ ordering: '-captures_count', filters: { deployment: 2 } });
  expect(now()).toMatchObject({ page: null, verdict: 'asking' });
  await answer();
  change({ ordering: 'captures_count', filters: { deployment: 2 } });
  expect(now()).toMatchObject({ page: null, verdict: 'asking' });
});

test('a service that ignores a filter has no proven page for it', async () => {
  await serve(madeEvents(300), { ignoresFilters: true });
  expect(await ask('events', { ordering: '-captures_count', filters: { deployment: 2 } }).answer()).toMatchObject({
    page: null,
    verdict: 'unproven',
  });
});

test('a record without its identity is left out, and the ordering is still checked', async () => {
  const events = [...madeEvents(100), { ...madeEvent(101), start: null as unknown as string }];
  await serve(events, {
    first: (query) => {
      const sorted = events.toSorted((a, b) => Number(b.captures_count) - Number(a.captures_count));
      const results = query.get('ordering') === '-captures_count' ? sorted : sorted.toReversed();
      return { body: { count: 101, next: null, previous: null, results } };
    },
  });
  const { page, verdict } = await ask('events', { ordering: '-captures_count', limit: 200 }).answer();
  expect(verdict).toBe('proven');
  expect(page?.records).toHaveLength(100);
});

test('an ordering that is no longer shown is aborted', async () => {
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await serve(madeEvents(300), {
    first: async () => {
      await held;
      return null;
    },
  });
  const { leave } = ask('events', { ordering: '-captures_count' });
  await expect.poll(() => requests().length).toBe(1);
  leave();
  await expect.poll(() => service?.givenUp).toBe(1);
  goOn();
});

const CHECKABLE = collectionNames.flatMap((name) =>
  collections[name].orderings.flatMap((field) => (orderedField(name, field) === null ? [] : [{ name, field }])),
);

test('what can be checked follows from the contract, and from what lists read', () => {
  const fields = CHECKABLE.filter(({ name }) => name === 'events').map(({ field }) => field);
  expect(fields).toEqual(
    ['start', 'id', 'end', 'duration'].concat([
      'captures_count',
      'detections_count',
      'occurrences_count',
      'taxa_count',
    ]),
  );
});

test.each(CHECKABLE)('our own service is proven, or all values are equal: $name by $field', async (one) => {
  const client = newClient();
  const { answer, change } = ask(one.name, { ordering: `-${one.field}` }, client);
  const down = await answer();
  change({ ordering: one.field });
  const up = await answer();
  expect([down.error, up.error]).toEqual([null, null]);
  expect(down.verdict).toBe(up.verdict);
  expect(orderingVerdict(client, one.name, one.field)).not.toBe('refuted');
});

test('our own service is proven for what sessions are sorted by', async () => {
  const client = newClient();
  for (const field of ['captures_count', 'detections_count', 'occurrences_count', 'taxa_count', 'duration', 'start']) {
    const { page, verdict } = await ask('events', { ordering: `-${field}` }, client).answer();
    expect([field, verdict]).toEqual([field, 'proven']);
    expect(page?.records).toHaveLength(50);
  }
});
