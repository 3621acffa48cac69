import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordOf } from '#contract/lists/collections.ts';
import { readAll, stopLoading, useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';

let service: FaultyService | undefined;
// However busy the machine is, pages take no time, so that they are asked for as large as they can be.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  return service?.stop();
});

async function serve(events: readonly RecordOf<'events'>[], faults?: EventFaults): Promise<FaultyService> {
  service = await faultyEvents(events, faults);
  loadedFrom(service.origin);
  return service;
}

/** A page that shows a list of sessions. */
function show(filters: WireFilters<'events'> = {}, client = newClient()) {
  const wrapper = queryWrapper(client);
  // A result is copied, since only what a page has looked at makes it render again.
  const hook = renderHook((shown: WireFilters<'events'>) => ({ ...useWholeList('events', shown) }), {
    wrapper,
    initialProps: filters,
  });
  return { client, list: () => hook.result.current, change: hook.rerender, leave: hook.unmount };
}

/** Tries nothing twice, unless a test wants it. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A gate in front of every page from the one at `offset` on. */
function gateAt(offset: number) {
  const gate = { open: (): void => {}, asked: 0 };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const first = async (query: URLSearchParams) => {
    if (Number(query.get('offset')) < offset) return null;
    gate.asked += 1;
    await opened;
    return null;
  };
  return { gate, first };
}

const offsets = () =>
  service?.requests.map((one) => Number(new URLSearchParams(one.split('?')[1]).get('offset'))) ?? [];

test('a cancelled load retains its records, and continues from there', async () => {
  const { gate, first } = gateAt(1_100);
  await serve(madeEvents(3_000), { first });
  const { client, list } = show();
  await waitFor(() => expect(list().data).toMatchObject({ read: 1_100, complete: false }));
  await act(() => stopLoading(client, 'events'));
  await waitFor(() => expect(list().fetchStatus).toBe('idle'));
  expect(list()).toMatchObject({ error: null, data: { read: 1_100, complete: false, stopped: true, count: 3_000 } });
  expect(list().data?.records).toHaveLength(1_100);
  await expect.poll(() => service?.givenUp).toBe(2);

  gate.open();
  const before = offsets().length;
  await act(() => list().refetch());
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(list().data?.records.map(({ id }) => id)).toEqual(Array.from({ length: 3_000 }, (_, index) => index + 1));
  expect(list().data).toMatchObject({ complete: true, stopped: false, repeated: 0 });
  expect(new Set(offsets().slice(before))).toEqual(new Set([1_100, 2_100]));
});

test('an unfinished load older than five minutes is restarted', async () => {
  const { gate, first } = gateAt(1_100);
  await serve(madeEvents(3_000), { first });
  const { client, list } = show();
  await waitFor(() => expect(list().data).toMatchObject({ read: 1_100 }));
  await act(() => stopLoading(client, 'events'));
  gate.open();
  const later = Date.now() + 301_000;
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: later });
  await act(() => list().refetch());
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(offsets().filter((offset) => offset < 1_100)).toEqual([0, 100, 0, 100]);
});

test('a refetch during a load continues with the unread ranges at once', async () => {
  const { gate, first } = gateAt(1_100);
  await serve(madeEvents(3_000), { first });
  const { list } = show();
  await waitFor(() => expect(list().data).toMatchObject({ read: 1_100 }));
  act(() => void list().refetch());
  await expect.poll(() => gate.asked).toBe(4);
  gate.open();
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(list().data).toMatchObject({ read: 3_000, repeated: 0 });
  expect(offsets()).toEqual([0, 100, 1_100, 2_100, 1_100, 2_100]);
});

test('a stopped load does not continue by itself when the page is opened again', async () => {
  const { first } = gateAt(1_100);
  await serve(madeEvents(3_000), { first });
  const { client, list, leave } = show();
  await waitFor(() => expect(list().data).toMatchObject({ read: 1_100 }));
  await act(() => stopLoading(client, 'events'));
  leave();
  const again = show({}, client);
  expect(again.list()).toMatchObject({ fetchStatus: 'idle', data: { stopped: true, read: 1_100 } });
});

test('a load stops when its page is closed, and continues with the next page that shows it', async () => {
  const { gate, first } = gateAt(1_100);
  await serve(madeEvents(3_000), { first });
  const { client, list, leave } = show();
  await waitFor(() => expect(list().data).toMatchObject({ read: 1_100 }));
  leave();
  await expect.poll(() => service?.givenUp).toBe(2);
  gate.open();
  const again = show({}, client);
  expect(again.list().data?.records).toHaveLength(1_100);
  await waitFor(() => expect(again.list().data?.complete).toBe(true));
  expect(again.list().data).toMatchObject({ read: 3_000, repeated: 0 });
  expect(offsets().filter((offset) => offset < 1_100)).toEqual([0, 100]);
});

test('after a permanent failure the loaded records stay, and Retry continues from there', async () => {
  let down = true;
  await serve(madeEvents(3_000), {
    first: (query) => (down && query.get('offset') === '2100' ? { status: 503, body: { detail: 'Down.' } } : null),
  });
  const { list } = show();
  await waitFor(() => expect(list().error?.message).toBe(words.api.statusBecause(503, 'Down.')));
  const read = list().data?.read ?? 0;
  expect(read).toBeGreaterThanOrEqual(100);
  expect(list().data?.records).toHaveLength(read);
  down = false;
  const before = offsets().length;
  await act(() => list().refetch());
  await waitFor(() =>
    expect(list()).toMatchObject({ error: null, data: { complete: true, read: 3_000, repeated: 0 } }),
  );
  expect(offsets().slice(before)).not.toContain(0);
});

test('by default a page is retried before its failure is shown', async () => {
  await serve(madeEvents(1_500), { failsEvery: 2 });
  const { list } = show({}, new QueryClient());
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(list().data).toMatchObject({ read: 1_500, count: 1_500 });
});

test('a refresh shows the old list until the new one is complete, also if it fails', async () => {
  let down = false;
  const { gate, first } = gateAt(100);
  let refreshing = false;
  await serve(madeEvents(150), {
    first: (query) => {
      if (down && query.has('offset')) return { status: 500, body: '' };
      return refreshing ? first(query) : null;
    },
  });
  const { list } = show();
  await waitFor(() => expect(list().data?.complete).toBe(true));
  const before = list().data;
  down = true;
  await act(() => list().refetch());
  await waitFor(() => expect(list().error).not.toBeNull());
  expect(list().data).toBe(before);

  down = false;
  refreshing = true;
  act(() => void list().refetch());
  await waitFor(() => expect(gate.asked).toBe(1));
  expect(list().isFetching).toBe(true);
  expect(list().data).toBe(before);
  gate.open();
  await waitFor(() => expect(list().isFetching).toBe(false));
  expect(list().data).not.toBe(before);
  await waitFor(() => expect(list().data).toMatchObject({ complete: true, read: 150 }));
});

test('a cancelled refresh leaves the whole list as it was', async () => {
  const { gate, first } = gateAt(100);
  let refreshing = false;
  await serve(madeEvents(150), { first: (query) => (refreshing ? first(query) : null) });
  const { client, list } = show();
  await waitFor(() => expect(list().data?.complete).toBe(true));
  const before = list().data;
  refreshing = true;
  act(() => void list().refetch());
  await waitFor(() => expect(gate.asked).toBe(1));
  await act(() => stopLoading(client, 'events'));
  await waitFor(() => expect(list().isFetching).toBe(false));
  expect(list()).toMatchObject({ error: null, data: { complete: true } });
  expect(list().data).toBe(before);
});

test('more than 50,000 are loaded once the reader agrees, for these filters and the lifetime of the tab', async () => {
  const events = madeEvents(150);
  await serve(events, {
    first: (query) => ({
      body: { count: 50_001, next: null, previous: null, results: page(events, query) },
    }),
  });
  const { client, list, change } = show({ deployment: 3 });
  await waitFor(() => expect(list().data?.tooMany).toBe(true));
  expect(list()).toMatchObject({ fetchStatus: 'idle', data: { complete: false, read: 11, outside: 89 } });
  expect(service?.requests).toHaveLength(1);

  await act(() => readAll(client, 'events', { deployment: '3' }));
  await waitFor(() => expect(list().data).toMatchObject({ tooMany: false, complete: true, read: 17 }));
  // It went on after the first page.
  expect(offsets().slice(0, 3)).toEqual([0, 100, 1_100]);

  const first = list().data;
  await act(() => list().refetch());
  await waitFor(() => expect(list().data).not.toBe(first));
  expect(list().data).toMatchObject({ tooMany: false, complete: true });
  change({ deployment: 4 });
  await waitFor(() => expect(list().data?.tooMany).toBe(true));
});

test('a refresh of a list of which only the first page is loaded loads that page again', async () => {
  const events = madeEvents(100);
  let count = 60_000;
  await serve(events, { first: () => ({ body: { count, next: null, previous: null, results: events } }) });
  const { list } = show();
  await waitFor(() => expect(list().data?.tooMany).toBe(true));
  count = 60_001;
  await act(() => list().refetch());
  await waitFor(() => expect(list().data).toMatchObject({ tooMany: true, count: 60_001, read: 100 }));
  expect(service?.requests).toHaveLength(2);
});

test('a list that the reader agreed to load can be cancelled and continued', async () => {
  const events = madeEvents(150);
  const { gate, first } = gateAt(100);
  await serve(events, {
    first: async (query) => {
      await first(query);
      return { body: { count: 50_001, next: null, previous: null, results: page(events, query) } };
    },
  });
  const { client, list } = show();
  await waitFor(() => expect(list().data?.tooMany).toBe(true));
  act(() => void readAll(client, 'events'));
  await waitFor(() => expect(list().data?.tooMany).toBe(false));
  expect(list()).toMatchObject({ isFetching: true, data: { read: 100, complete: false } });
  await act(() => stopLoading(client, 'events'));
  await waitFor(() => expect(list()).toMatchObject({ isFetching: false, data: { stopped: true, tooMany: false } }));
  gate.open();
  await act(() => list().refetch());
  await waitFor(() => expect(list().data).toMatchObject({ complete: true, read: 150 }));
});

test('each set of filters has its own list; empty filters do not count', async () => {
  const events = madeEvents(90);
  const { gate, first } = gateAt(0);
  let gated = false;
  await serve(events, { first: (query) => (gated ? first(query) : null) });
  const { list, change } = show({ deployment: null, day_after: '', project_id: undefined });
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(service?.requests).toEqual(['events/?ordering=created_at&limit=100']);
  change({});
  expect(list().data?.records).toHaveLength(90);

  gated = true;
  change({ deployment: 2, day_after: '2024-02-01' });
  expect(list().data).toBeUndefined();
  gate.open();
  await waitFor(() => expect(list().data?.complete).toBe(true));
  expect(list().data?.records.every(({ deployment }) => deployment.id === 2)).toBe(true);
  const data = list().data;
  change({ day_after: '2024-02-01', deployment: '2' });
  expect(list().data).toBe(data);
  expect(service?.requests).toEqual([
    'events/?ordering=created_at&limit=100',
    'events/?day_after=2024-02-01&deployment=2&ordering=created_at&limit=100',
  ]);
});

test('a disabled list sends no request', async () => {
  await serve(madeEvents(3));
  const wrapper = queryWrapper(newClient());
  const { result } = renderHook(() => useWholeList('events', {}, { enabled: false }), { wrapper });
  expect(result.current.fetchStatus).toBe('idle');
  expect(service?.requests).toEqual([]);
});

test('two components that show the same list load it once', async () => {
  await serve(madeEvents(150));
  const client = newClient();
  const [one, other] = [show({}, client), show({}, client)];
  await waitFor(() => expect(other.list().data?.complete).toBe(true));
  expect(one.list().data).toBe(other.list().data);
  expect(service?.requests).toHaveLength(2);
});

/** The stretch of `events` that is asked for. */
function page<Rec>(events: readonly Rec[], query: URLSearchParams): readonly Rec[] {
  const offset = Number(query.get('offset') ?? 0);
  return events.slice(offset, offset + Number(query.get('limit')));
}
