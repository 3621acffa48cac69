import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { buildUpstreamApp } from '#service/upstream-app.ts';
import { serveSample } from '#test/support/serve.ts';
import { ask } from './ask.ts';

/** More than the system buffers for a client that does not read: some MB at both ends. */
const LARGE_BYTES = 40_000_000;
/** chunk of a file as it is read */
const PART_BYTES = 65_536;
const LARGE_LIST = '/api/v2/captures/?limit=1000';

const stops: (() => Promise<unknown>)[] = [];
const sockets: Socket[] = [];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-connections-'));
  writeFileSync(join(folder, 'large.csv'), Buffer.alloc(LARGE_BYTES, 'x'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A service, with the path of every finished request, and whether its answer was complete. */
async function logged(options: Partial<AppOptions> = {}) {
  const over: { path: string; isWhole: boolean }[] = [];
  const write = (line: string) => {
    const { path, status } = JSON.parse(line) as { path?: string; status?: number | null };
    if (path !== undefined) over.push({ path, isWhole: status !== null });
  };
  const shared = { exportFolder: folder, logLevel: 'info', logStream: { write } };
  const { url, stop } = await serveSample({ ...shared, ...options });
  stops.push(stop);
  const cutOff = () => over.filter(({ isWhole }) => !isWhole).length;
  return { url, over, cutOff };
}

/** A connection that has pipelined these requests; it reads nothing until it is resumed. */
async function sendAhead(origin: string, paths: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
}

/** All bytes received on a connection until the other side closes it. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  socket.resume();
  await once(socket, 'close');
  return text;
}

async function upstreamOf(answer: Parameters<typeof createServer>[1], options: Partial<AppOptions> = {}) {
  const upstream: Server = createServer(answer ?? (() => {})).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
  const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const shared = { upstreamUrl, dashboard: null, tiles, logLevel: 'info', logStream };
  const app = await buildUpstreamApp({ ...shared, ...options });
  stops.push(async () => {
    upstream.closeAllConnections();
    upstream.close();
    await app.close();
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, cutOff: () => lines.filter((line) => line.includes('the asker left')).length };
}

describe('pipelined requests of a connection', () => {
  test('are answered in sequence', async () => {
    const { url } = await logged();
    const paths = ['/api/v2/events/?limit=300', '/nothing', '/api/v2/events/?limit=1', '/api/v2/schema/'];
    const socket = await sendAhead(url, [...paths, '/api/v2/none/']);
    socket.write('GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const text = await readAll(socket);
    const fragments = [
      'events?limit=300&offset=300',
      'at /nothing',
      'limit=1&offset=1"',
      '"openapi"',
      '/none/',
      '/last',
    ];
    const found = fragments.map((fragment) => text.indexOf(fragment.replace('events?', 'events/?')));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  test('wait until the previous answer is read, while other connections are answered', async () => {
    const { url, over } = await logged();
    await sendAhead(
      url,
      Array.from({ length: 90 }, () => LARGE_LIST),
    );
    for (let times = 0; times < 5; times += 1) expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
    // The system buffers a few MB for a client that does not read; an answer has half a MB.
    expect(over.filter(({ path }) => path.startsWith('/api/v2/captures/')).length).toBeLessThan(60);
  });

  test('do not delay another client: each connection has its turn', async () => {
    const { url, over } = await logged();
    const readers = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendAhead(
          url,
          Array.from({ length: 10 }, () => LARGE_LIST),
        ),
      ),
    );
    for (const socket of readers) socket.resume();
    await once(readers[0] as Socket, 'data');
    expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
    expect((await ask(url, LARGE_LIST)).status).toBe(200);
    const before = over.findLastIndex(({ path }) => path.startsWith('/api/v2/projects/'));
    expect(before).toBeLessThan(100);
    // None of the 200 is lost.
    await expect.poll(() => over.length, { timeout: 30_000 }).toBe(202);
    expect(over.filter(({ isWhole }) => !isWhole)).toEqual([]);
  });

  test('are limited to a hundred: a connection that sends more is closed', async () => {
    const { url, over } = await logged();
    const text = await readAll(
      await sendAhead(
        url,
        Array.from({ length: 300 }, () => '/api/v2/projects/'),
      ).then((socket) => socket.resume()),
    );
    expect(text.split('HTTP/1.1 200').length - 1).toBeLessThan(110);
    expect(over.length).toBeLessThan(110);
  });

  test('that end in invalid HTTP are answered, and then comes the 400', async () => {
    const { url } = await logged();
    const socket = await sendAhead(url, ['/api/v2/events/?limit=500', '/api/v2/projects/']);
    socket.write('GARBAGE\r\n\r\n');
    expect((await readAll(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  });
});

describe('a connection that does not read its answer', () => {
  test.each([
    ['a list', Array.from({ length: 90 }, () => LARGE_LIST)],
    ['a file of an export', ['/media/exports/large.csv']],
  ])('of %s is closed after a while', async (_what, paths) => {
    const { url, cutOff } = await logged({ unreadMs: 300 });
    await sendAhead(url, paths);
    await expect.poll(cutOff, { timeout: 10_000 }).toBe(1);
  });

  test('of another service is closed after a while, too', async () => {
    const { url, cutOff } = await upstreamOf((_request, response) => response.end(Buffer.alloc(LARGE_BYTES, 'x')), {
      unreadMs: 300,
    });
    await sendAhead(url, ['/api/v2/captures/']);
    await expect.poll(cutOff, { timeout: 10_000 }).toBe(1);
  });

  test('is not closed while it reads slowly', async () => {
    const { url, over } = await logged({ unreadMs: 1_000 });
    const socket = await sendAhead(url, ['/media/exports/large.csv']);
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // A pause after every MB, so that the answer takes several times the limit for no progress.
      if (Math.floor(bytes / 1_000_000) === Math.floor((bytes - chunk.length) / 1_000_000)) return;
      socket.pause();
      setTimeout(() => socket.resume(), 120);
    });
    socket.resume();
    await expect.poll(() => over.length, { timeout: 20_000 }).toBe(1);
    expect(over).toEqual([{ path: '/media/exports/large.csv', isWhole: true }]);
  });

  test('is closed at once where all of them buffer too many bytes: first the one without progress for the longest time', async () => {
    const { url, cutOff } = await logged({ unreadBytes: 3_000_000 });
    for (let times = 0; times < 12; times += 1) await sendAhead(url, ['/media/exports/large.csv']);
    // The limit is checked whenever an answer begins.
    const closed = async () => {
      await ask(url, '/api/v2/projects/');
      return cutOff();
    };
    await expect.poll(closed, { timeout: 10_000 }).toBeGreaterThan(5);
    expect((await ask(url, LARGE_LIST)).status).toBe(200);
    expect(cutOff()).toBeLessThan(12);
  });
});

test('parts of files that many clients download are sent between requests, not before them', async () => {
  const { url } = await logged();
  const readers = await Promise.all(Array.from({ length: 40 }, () => sendAhead(url, ['/media/exports/large.csv'])));
  let bytes = 0;
  for (const socket of readers) socket.on('data', (part: Buffer) => (bytes += part.length)).resume();
  await expect.poll(() => bytes).toBeGreaterThan(readers.length * PART_BYTES);
  const before = bytes;
  for (let times = 0; times < 5; times += 1) expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
  // Each request takes a few rounds of the event loop, in each of which one part of one file is sent, not one of every
  // file.
  expect(bytes - before).toBeLessThan(readers.length * PART_BYTES);
});

test('a stop does not wait for connections on which no whole request has come', async () => {
  const { url, stop } = await serveSample({ requestTimeoutMs: 3_600_000 });
  const [silent, begun] = [await sendAhead(url, []), await sendAhead(url, [])];
  begun.write('GET /api/v2/projects/ HTTP/1.1\r\nHost: local');
  const texts = Promise.all([silent, begun].map(readAll));
  // Its connection came after the two.
  expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
  await stop();
  expect(await texts).toEqual(['', '']);
});

test('a request that waits too long in the queue is a 503 with Retry-After', async () => {
  let forwarded = 0;
  const { url } = await upstreamOf(() => (forwarded += 1), { waitMs: 100 });
  await Promise.all(Array.from({ length: 32 }, () => sendAhead(url, ['/api/v2/captures/'])));
  // Until all of them are with the other service, the next request would not have to wait. On a busy machine some wait too
  // long themselves: others take their place.
  const fill = async () => {
    if (forwarded < 32) await sendAhead(url, ['/api/v2/captures/']);
    return forwarded;
  };
  await expect.poll(fill).toBe(32);
  const { status, headers, text } = await ask(url, '/api/v2/projects/');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('busy') });
  // The dashboard's files do not wait for data requests.
  expect((await ask(url, '/nothing')).status).toBe(404);
});

test('a request that waits is forwarded as soon as another one is answered', async () => {
  const held: ServerResponse[] = [];
  // The look for requests that have waited too long comes after 100 s.
  const { url } = await upstreamOf((_request, response) => void held.push(response), { waitMs: 1_000_000 });
  await Promise.all(Array.from({ length: 32 }, () => sendAhead(url, ['/api/v2/captures/'])));
  await expect.poll(() => held.length).toBe(32);
  const waiting = ask(url, '/api/v2/projects/');
  // Let it reach the queue: a file of the dashboard does not wait.
  expect((await ask(url, '/nothing')).status).toBe(404);
  held[0]?.end('{}');
  await expect.poll(() => held.length).toBe(33);
  held[32]?.end('{"count":0}');
  expect((await waiting).text).toBe('{"count":0}');
});
