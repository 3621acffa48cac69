import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { listedEvent, type Event, type ListedEvent } from '#contract/records/event.ts';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { firstPageAddress } from '#dashboard/api/lists/whole-list-request.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { SessionThumbnail } from '#dashboard/sessions/columns/session-thumbnail.tsx';
import { ask } from '#test/service/ask.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { textPattern, words } from '#test/words.ts';

/** Of these nights there are more sessions than the first page holds. */
const FILTERS = { day_after: '2024-01-01' };

let service: FaultyService;
// What the dashboard knows of a service is known for the lifetime of a page.
beforeEach(() => vi.resetModules());
afterEach(async () => {
  document.head.innerHTML = '';
  await service.stop();
});

/** The sample's service, behind one that notes the requests. `says`: names the parameters that it takes. */
async function served({ says, refuses = false }: { says: boolean; refuses?: boolean }): Promise<void> {
  service = await faultyService(async (path, query) => {
    if (refuses && query.has('fields')) return { status: 400, body: { fields: ['"name" is no field.'] } };
    const { status, text } = await ask(inject('smallUrl'), `/api/v2/${path}?${query}`);
    const headers = { ...(says && { 'list-parameters': 'fields, ids' }) };
    return { status, body: JSON.parse(text) as unknown, headers };
  });
  loadedFrom(service.origin);
}

async function walked(): Promise<readonly ListedEvent[]> {
  const { walkList } = await import('#dashboard/api/lists/load/walk-list.ts');
  const walk = walkList('events', new AbortController().signal, { filters: FILTERS, pausesMs: [] });
  let last: WholeList<ListedEvent> | undefined;
  for await (const step of walk) last = step;
  expect(last).toMatchObject({ complete: true, rejected: [] });
  return last?.records ?? [];
}

/** Every session of these nights as whole records, by id. */
async function whole(): Promise<Event[]> {
  const { text } = await ask(inject('smallUrl'), '/api/v2/events/?day_after=2024-01-01&ordering=id&limit=1000');
  return (JSON.parse(text) as { results: Event[] }).results;
}

const listed = (records: readonly ListedEvent[]) =>
  records.map(({ example_captures: _examples, ...record }) => listedEvent.parse(record));
const asksFields = () => service.requests.map((request) => request.includes('fields='));

test('a service that does not say that it takes fields is asked for whole records alone', async () => {
  await served({ says: false });
  const records = await walked();
  await walked();
  expect(records.map(({ id, example_captures }) => ({ id, example_captures }))).toEqual(
    (await whole()).map(({ id, example_captures }) => ({ id, example_captures })),
  );
  expect(service.requests.length).toBeGreaterThan(2);
  expect(service.requests.filter((request) => /fields|ids=/.test(request))).toEqual([]);
});

test('a service that says so is asked for fields after its first answer, and every value is that of whole records', async () => {
  await served({ says: true });
  const records = await walked();
  expect(asksFields().slice(0, 2)).toEqual([false, true]);
  expect(listed(records)).toEqual(listed(await whole()));
  const before = service.requests.length;
  const again = await walked();
  expect(asksFields().slice(before)).not.toContain(false);
  expect(again).toEqual(listed(await whole()));
});

test('our own service is asked for fields in the first request, at the address that a document can know', async () => {
  await served({ says: true });
  document.head.innerHTML = `<meta name="${SERVICE_HEADER}" content="${OWN_SERVICE}">`;
  await walked();
  expect(asksFields()).not.toContain(false);
  expect(service.requests[0]).toBe(firstPageAddress('events', FILTERS, true));
});

test('another service is not asked for fields before it says that it takes them', async () => {
  await served({ says: true });
  document.head.innerHTML = `<meta name="${SERVICE_HEADER}" content="https://example.org">`;
  await walked();
  expect(service.requests[0]).toBe(firstPageAddress('events', FILTERS, false));
});

test('a service that says so and refuses our fields is asked for whole records from then on', async () => {
  await served({ says: true, refuses: true });
  document.head.innerHTML = `<meta name="${SERVICE_HEADER}" content="${OWN_SERVICE}">`;
  expect((await walked()).length).toBe((await whole()).length);
  await walked();
  expect(asksFields().filter(Boolean)).toHaveLength(1);
});

/** Rows with the pictures of these sessions; unmounted by `leave`. */
function rows(client: QueryClient, sessions: readonly ListedEvent[]) {
  const { unmount } = render(
    <QueryClientProvider client={client}>
      {sessions.map((session) => (
        <SessionThumbnail key={session.id} session={session} />
      ))}
    </QueryClientProvider>,
  );
  return { leave: unmount };
}

const addresses = () =>
  screen.queryAllByRole('img').map((image) => image.getAttribute('src')?.replace(/^.*\/media/, ''));

test('rows in sight request their pictures together, at most 100 in a request, and once', async () => {
  await served({ says: true });
  const sessions = (await whole()).slice(0, 120).toReversed();
  const client = new QueryClient();
  const given = rows(client, sessions);
  await waitFor(() => expect(addresses().length).toBeGreaterThan(100));
  const expected = addresses();
  given.leave();
  expect(service.requests).toEqual([]);

  const sparse = listed(sessions);
  const first = rows(client, sparse);
  await waitFor(() => expect(addresses()).toEqual(expected));
  const ids = service.requests.map((request) => new URLSearchParams(request.split('?')[1]).get('ids')?.split(','));
  expect(ids.map((one) => one?.length)).toEqual([100, 20]);
  expect(
    ids
      .flat()
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(sessions.map(({ id }) => id).toReversed());
  first.leave();
  const second = rows(client, sparse);
  expect(addresses()).toEqual(expected);
  expect(service.requests).toHaveLength(2);
  second.leave();
});

test('a picture that cannot be requested says why', async () => {
  await served({ says: true });
  await service.stop();
  const [session] = listed(await whole());
  rows(new QueryClient({ defaultOptions: { queries: { retry: false } } }), session === undefined ? [] : [session]);
  expect(await screen.findByTitle(textPattern(`${words.captures.noImage(words.api.notReached)}§`))).toBeVisible();
});
