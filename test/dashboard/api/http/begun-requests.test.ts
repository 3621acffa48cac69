import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getAnswer, getJson } from '#dashboard/api/http/get-json.ts';
import { storeToken } from '#dashboard/api/http/token.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';

const PATH = 'projects/?limit=1';
let service: FaultyService;
const read = (signal = new AbortController().signal) => getJson(PATH, signal);

beforeEach(async () => {
  service = await faultyService(() => ({ body: { asked: service.requests.length } }));
  loadedFrom(service.origin);
});
afterEach(async () => {
  storeToken(null);
  delete window.noctuaryBegun;
  await service.stop();
});

/** Begins the request as the document does. `agoMs`: how long ago it did. */
function begin({ headers = { accept: 'application/json' }, agoMs = 0 } = {}): AbortController {
  const stop = new AbortController();
  const answer = fetch(`/api/v2/${PATH}`, { headers, signal: stop.signal });
  answer.catch(() => {});
  window.noctuaryBegun = new Map([[PATH, { headers, answer, stop, atMs: performance.now() - agoMs }]]);
  return stop;
}

test('a request that the document has begun is used once', async () => {
  begin();
  expect([await read(), service.requests]).toEqual([{ asked: 1 }, [PATH]]);
  expect([await read(), service.requests]).toEqual([{ asked: 2 }, [PATH, PATH]]);
});

test('one with another token is not used, and ends', async () => {
  const stop = begin();
  storeToken('moth-1234567890abcdef');
  await read();
  expect(service.requests).toHaveLength(2);
  expect(stop.signal.aborted).toBe(true);
});

test('one that is more than some seconds old is not used', async () => {
  begin({ agoMs: 10_001 });
  await expect.poll(() => service.requests).toHaveLength(1);
  expect(await read()).toEqual({ asked: 2 });
});

test('its time counts from when the document sent it, where the browser has not noted it yet', async () => {
  begin({ agoMs: 4_000 });
  expect(performance.getEntriesByName(`${service.origin}/api/v2/${PATH}`)).toEqual([]);
  const { tookMs } = await getAnswer(PATH, new AbortController().signal);
  expect(tookMs).toBeGreaterThanOrEqual(4_000);
});

test('a begun request that fails is reported like any failed request', async () => {
  await service.stop();
  begin();
  await expect(read()).rejects.toThrow(ApiError);
});

test('a cancelled request ends the one that it took', async () => {
  const stop = begin();
  const cancel = new AbortController();
  const answer = read(cancel.signal);
  cancel.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  expect(stop.signal.aborted).toBe(true);
});
