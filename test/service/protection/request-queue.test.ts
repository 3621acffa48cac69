import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestQueue } from '#service/protection/request-queue.ts';

/** Requests that the service has begun, in this sequence, with their unsent answers. */
const begun: { method: string; path: string; response: ServerResponse }[] = [];
const sent: ClientRequest[] = [];
let queue = newQueue();
let server = createServer();
let onBegun = () => {};

function newQueue(): RequestQueue {
  return new RequestQueue({ connectionTimeoutMs: 60_000, unreadMs: 60_000, unreadBytes: 1_000_000, waitMs: 60_000 });
}

beforeEach(async () => {
  queue = newQueue();
  const handle = ({ method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
    begun.push({ method, path: url, response });
    onBegun();
  };
  server = createServer(queue.before(handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const one of sent.splice(0)) one.destroy();
  begun.length = 0;
  onBegun = () => {};
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Sends requests, each on a connection of its own. */
function send(times: number, method: 'GET' | 'POST', path: string): void {
  const { port } = server.address() as AddressInfo;
  for (let index = 0; index < times; index += 1) {
    const one = request({ host: '127.0.0.1', port, method, path, agent: false }).on('error', () => {});
    one.end();
    sent.push(one);
  }
}

const pathsOf = (method: string) => begun.filter((one) => one.method === method).map(({ path }) => path);
const answer = (path: string) => begun.find((one) => one.path === path && !one.response.writableEnded)?.response.end();

test('32 requests for data are in work at once, and a file of the dashboard does not wait', async () => {
  send(40, 'GET', '/api/v2/events/');
  await expect.poll(() => begun.length).toBe(32);
  send(1, 'GET', '/assets/page.js');
  await expect.poll(() => begun.length).toBe(33);
  expect(begun[32]?.path).toBe('/assets/page.js');
  answer('/api/v2/events/');
  await expect.poll(() => pathsOf('GET').filter((path) => path === '/api/v2/events/')).toHaveLength(33);
});

test.each([
  ['small', '/api/v2/events/?limit=20', 4],
  ['large', '/api/v2/events/?limit=1000', 1],
])('of %s pages, %s, at most %d are begun in one round of the event loop', async (_size, path, most) => {
  send(32, 'GET', '/api/v2/taxa/');
  await expect.poll(() => begun.length).toBe(32);
  let arrived = 0;
  const rounds = [0];
  server.on('request', () => (arrived += 1));
  send(8, 'GET', path);
  await expect.poll(() => arrived).toBe(8);
  onBegun = () => {
    rounds[rounds.length - 1] = (rounds.at(-1) ?? 0) + 1;
    if (rounds.at(-1) === 1) setImmediate(() => rounds.push(0));
  };
  // All places are left at once.
  for (const { response } of begun.slice()) queue.answerBegins(response);
  await expect.poll(() => begun.length).toBe(40);
  expect(Math.max(...rounds)).toBe(most);
});

test('a reader does not wait for many orders and cancellations: four of them are in work at once', async () => {
  send(90, 'POST', '/api/v2/jobs/7/cancel/');
  await expect.poll(() => pathsOf('POST')).toHaveLength(4);
  send(1, 'GET', '/api/v2/projects/');
  await expect.poll(() => pathsOf('GET')).toHaveLength(1);
  expect(pathsOf('POST')).toHaveLength(4);
  answer('/api/v2/jobs/7/cancel/');
  await expect.poll(() => pathsOf('POST')).toHaveLength(5);
});

test('a count of an order is read, and does not wait for cancellations', async () => {
  send(20, 'POST', '/api/v2/jobs/7/cancel/');
  await expect.poll(() => pathsOf('POST')).toHaveLength(4);
  send(1, 'POST', '/api/v2/exports/count/');
  await expect.poll(() => pathsOf('POST')).toContain('/api/v2/exports/count/');
});

test('four previews are made at once, each in a place of a request, and none while many requests wait', async () => {
  const leave = Array.from({ length: 4 }, () => queue.enterPreview());
  expect(leave).not.toContain(null);
  expect(queue.enterPreview()).toBeNull();
  send(40, 'GET', '/api/v2/events/');
  await expect.poll(() => begun.length).toBe(28);
  leave[0]?.();
  await expect.poll(() => begun.length).toBe(29);
  leave[1]?.();
  leave[2]?.();
  leave[3]?.();
  await expect.poll(() => begun.length).toBe(32);
  expect(queue.enterPreview()).toBeNull();
  for (let index = 0; index < 40; index += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(index);
    begun[index]?.response.end();
  }
  await expect.poll(() => queue.enterPreview()).not.toBeNull();
});

test('more previews are made again once the others are sent', () => {
  const first = queue.enterPreview();
  for (let index = 0; index < 3; index += 1) queue.enterPreview();
  expect(queue.enterPreview()).toBeNull();
  first?.();
  expect(queue.enterPreview()).not.toBeNull();
});
