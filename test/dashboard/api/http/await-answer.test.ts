import { afterEach, expect, test } from 'vitest';
import { connectionFound } from '#dashboard/api/status/connection.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import { pollClock } from '#test/dashboard/exports/poll-clock.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { textPattern, words } from '#test/words.ts';

const SILENCE_MS = 35_000;
const LONGEST_MS = 120_000;
const NEVER = new Promise<never>(() => {});

const clock = pollClock();
let service: FaultyService;
afterEach(() => service.stop());

async function serve(answer: (request: number, query: URLSearchParams) => FaultyAnswer | Promise<FaultyAnswer>) {
  service = await faultyService((_path, query) => answer(service.requests.length, query));
  loadedFrom(service.origin);
  // The service has answered this page before: nothing that the browser kept stands in for it.
  connectionFound();
}

/** How a walk of the sessions ends, with the pauses that the dashboard has between further tries. */
async function walked(): Promise<string | number> {
  try {
    let read = 0;
    for await (const list of walkList('events', new AbortController().signal)) read = list.records.length;
    return read;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The time-out of request `request` has come. */
async function isOver(request: number, ms = SILENCE_MS): Promise<void> {
  await expect.poll(() => [service.requests.length, clock.waiting(ms)]).toEqual([request, 1]);
  await clock.waitIsOver(ms);
}

test('a request without a response is repeated once, not three times, and then fails', async () => {
  // A third try would bring the sessions.
  await serve((request, query) => (request < 3 ? NEVER : pageOf(madeEvents(3), query)));
  const end = walked();
  await isOver(1);
  await isOver(2);
  expect(await end).toBe(words.api.triedTwice(words.api.silent(35)));
  expect(service.requests).toHaveLength(2);
  expect(clock.waiting(SILENCE_MS)).toBe(0);
});

test('a response to the second request is used like one to the first', async () => {
  await serve((request, query) => (request === 1 ? NEVER : pageOf(madeEvents(3), query)));
  const end = walked();
  await isOver(1);
  expect(await end).toBe(3);
});

test('a gateway’s time-out counts as a time-out: the request is repeated once', async () => {
  await serve(() => ({ status: 504, body: { detail: 'http://inside did not answer within 30 seconds.' } }));
  expect(await walked()).toBe(
    words.api.triedTwice(words.api.statusBecause(504, 'http://inside did not answer within 30 seconds.')),
  );
  expect(service.requests).toHaveLength(2);
});

test('a failure that is not a time-out is retried three times', async () => {
  await serve(() => ({ status: 503, body: { detail: 'Down.' } }));
  expect(await walked()).toBe(words.api.statusBecause(503, 'Down.'));
  expect(service.requests).toHaveLength(4);
});

test('a response that stops half-way times out: the request is repeated once', async () => {
  await serve((request, query) => ({
    ...pageOf(madeEvents(3), query),
    ...(request === 1 && { stopsAfter: { bytes: 100, by: 'silence' } }),
  }));
  const before = clock.begun(SILENCE_MS);
  const end = walked();
  // One wait for the headers, one for the body, one for the rest of it.
  await expect.poll(() => clock.begun(SILENCE_MS) - before).toBe(3);
  await clock.waitIsOver(SILENCE_MS);
  expect(await end).toBe(3);
  expect(service.requests).toHaveLength(2);
});

test('a response that never ends times out, however slowly it arrives', async () => {
  await serve((_request, query) => ({ ...pageOf(madeEvents(3), query), stopsAfter: { bytes: 100, by: 'silence' } }));
  const end = walked();
  await isOver(1, LONGEST_MS);
  await isOver(2, LONGEST_MS);
  expect(await end).toBe(words.api.triedTwice(words.api.tooLong(120)));
});

test('requests queued behind requests that time out fail with them', async () => {
  await serve(() => NEVER);
  const ends = Promise.all(Array.from({ length: 6 }, walked));
  await expect.poll(() => [service.requests.length, clock.waiting(SILENCE_MS)]).toEqual([4, 4]);
  await clock.waitIsOver(SILENCE_MS);
  await expect.poll(() => [service.requests.length, clock.waiting(SILENCE_MS)]).toEqual([8, 4]);
  await clock.waitIsOver(SILENCE_MS);
  expect(new Set(await ends)).toEqual(new Set([words.api.triedTwice(words.api.silent(35))]));
  expect(service.requests).toHaveLength(8);
});

const notJson = (details: string) => textPattern(words.api.wrongAnswer('/api/v2/events/?limit=1', details));

test.each<[string, FaultyAnswer, RegExp]>([
  [
    'a login page with 200',
    { body: '<!doctype html><html><head><title>Log in</title></head></html>' },
    notJson('text/html, 62 bytes, "Log in"'),
  ],
  [
    'the same sent as text',
    { body: '<html><title>Log in</title>', headers: { 'content-type': 'text/plain' } },
    notJson('text/plain, 27 bytes, "Log in"'),
  ],
  [
    'some other text',
    { body: `id;name\n${'1;Trap\n'.repeat(2_000)}`, headers: { 'content-type': 'text/csv; charset=utf-8' } },
    notJson('text/csv, 14,008 bytes, "id;name"'),
  ],
  ['nothing', { body: '' }, notJson('text/html, 0 bytes')],
  [
    'a proxy’s page with 502',
    { status: 502, body: '<html><title>502 Bad Gateway</title></html>' },
    textPattern(words.api.statusBecause(502, 'text/html, 43 bytes, "502 Bad Gateway"')),
  ],
])('an answer that is %s is named by its address, type, size and first words', async (_name, answer, text) => {
  await serve(() => answer);
  await expect(getJson('events/?limit=1', new AbortController().signal)).rejects.toThrow(text);
});

test('a response whose connection is closed half-way is incomplete, and is requested again', async () => {
  await serve((request, query) => ({
    ...pageOf(madeEvents(3), query),
    ...(request === 1 && { stopsAfter: { bytes: 100, by: 'close' } }),
  }));
  const once = getJson('events/?limit=1', new AbortController().signal);
  await expect(once).rejects.toThrow(words.api.cutOff('/api/v2/events/?limit=1', '100 bytes'));
  service.requests.length = 0;
  expect(await walked()).toBe(3);
  expect(service.requests).toHaveLength(2);
});

test('truncated JSON is incomplete too, even if the connection was closed properly', async () => {
  const text = JSON.stringify(pageOf(madeEvents(3), new URLSearchParams()).body);
  for (const end of [text.length - 1, text.length - 2, text.indexOf('Trap') + 2, text.indexOf('}') + 1]) {
    await serve(() => ({ body: text.slice(0, end), headers: { 'content-type': 'application/json' } }));
    await expect(getJson('events/', new AbortController().signal)).rejects.toThrow(
      textPattern(words.api.cutOff('/api/v2/events/', '§')),
    );
    await service.stop();
  }
});
