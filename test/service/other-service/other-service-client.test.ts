import { AssertionError } from 'node:assert';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { noAnswer } from '#service/other-service/no-answer.ts';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import { httpProxy } from './http-proxy.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A service with the requests it got, each with the number of its connection. */
async function serviceThat(answer: RequestListener) {
  const connections: Socket[] = [];
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${connections.indexOf(request.socket)}`);
    answer(request, response);
  });
  server.on('connection', (socket) => connections.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function client(...given: Parameters<typeof otherServiceClient>) {
  const made = otherServiceClient(...given);
  stops.push(made.close);
  const text = async (origin: string, path = '/', method = 'GET', timeoutMs = 5_000) => {
    const { body } = await made.ask(origin, path, { method, headers: {}, timeoutMs });
    let received = '';
    for await (const part of body.setEncoding('utf8')) received += String(part);
    return received;
  };
  return { ...made, text };
}

describe('connections', () => {
  test('are kept for GET and HEAD; every other request has a new one', async () => {
    const { origin, seen } = await serviceThat((_request, response) => response.end('{}'));
    const { text } = client();
    for (const method of ['GET', 'GET', 'POST', 'OPTIONS', 'HEAD']) await text(origin, '/', method);
    expect(seen).toEqual(['GET 0', 'GET 0', 'POST 1', 'OPTIONS 2', 'HEAD 0']);
  });

  test('a GET on a kept connection that is closed before its answer is sent once more, on a new one', async () => {
    let isClosing = false;
    const { origin, seen } = await serviceThat((request, response) => {
      if (isClosing) request.socket.destroy();
      else response.end('{}');
    });
    const { text } = client();
    await Promise.all([text(origin), text(origin)]);
    isClosing = true;
    // The other kept connection would be as stale as the first: it is not tried.
    await expect(text(origin)).rejects.toMatchObject({ why: 'cut' });
    expect(seen.slice(2)).toEqual([expect.stringMatching(/^GET [01]$/), 'GET 2']);
  });

  test('a GET is not sent again after a byte of its answer, nor on a first connection; a POST never', async () => {
    let cut: RequestListener | null = null;
    const { origin, seen } = await serviceThat((request, response) => {
      if (cut === null) response.end('{}');
      else cut(request, response);
    });
    const { text } = client();
    await text(origin);
    cut = (request) => request.socket.end('HTTP/1.1 200');
    await expect(text(origin)).rejects.toMatchObject({ message: expect.stringContaining('') });
    cut = (request) => request.socket.destroy();
    await expect(text(origin)).rejects.toMatchObject({ why: 'cut' });
    await expect(text(origin, '/', 'POST')).rejects.toMatchObject({ why: 'cut' });
    expect(seen).toEqual(['GET 0', 'GET 0', 'GET 1', 'POST 2']);
  });
});

describe('time', () => {
  test('an answer that begins in time arrives; one that does not is late', async () => {
    const { origin } = await serviceThat((request, response) => {
      if (request.url === '/in-time') setTimeout(() => response.end('{}'), 100);
    });
    const { text } = client();
    expect(await text(origin, '/in-time', 'GET', 10_000)).toBe('{}');
    await expect(text(origin, '/late', 'GET', 300)).rejects.toMatchObject({
      why: 'late',
      message: 'nothing came for 0.3 s',
    });
  });

  test('an answer that falls silent is late, but not one that its reader does not read', async () => {
    const { origin } = await serviceThat((request, response) => {
      response.write('x'.repeat(1_000_000));
      if (request.url === '/whole') response.end('.');
    });
    const { text, ask } = client();
    await expect(text(origin, '/silent', 'GET', 200)).rejects.toMatchObject({ why: 'late' });
    const { body } = await ask(origin, '/whole', { headers: {}, timeoutMs: 200 });
    await pause(700);
    let size = 0;
    for await (const part of body) size += (part as Buffer).length;
    expect(size).toBe(1_000_001);
  });
});

describe('a proxy', () => {
  test('is asked in place of the service, on a kept connection', async () => {
    const { origin, seen } = await serviceThat(({ url }, response) => response.end(url));
    const proxy = await httpProxy();
    stops.push(proxy.stop);
    const { text } = client(() => proxy.url);
    expect(await text(origin, '/api/v2/events/?a=%20b')).toBe('/api/v2/events/?a=%20b');
    expect(await text(origin, '/api/v2/taxa/')).toBe('/api/v2/taxa/');
    expect(proxy.seen).toEqual([`GET ${origin}/api/v2/events/?a=%20b`, `GET ${origin}/api/v2/taxa/`]);
    expect(seen).toHaveLength(2);
  });

  test('that refuses, is away or is none gives no answer, and says which', async () => {
    const proxy = await httpProxy(407);
    stops.push(proxy.stop);
    const reasonOf = (url: string) =>
      client(() => url)
        .text('https://moths.example.org', '/')
        .then(
          () => 'answered',
          (error: Error) => error.message,
        );
    expect(await reasonOf(proxy.url)).toBe('the proxy answered 407 Refused');
    expect(await reasonOf('http://127.0.0.1:1')).toMatch(/ECONNREFUSED 127\.0\.0\.1:1$/);
    expect(await reasonOf('socks5://anna:secret@127.0.0.1:1')).toBe(
      'its proxy socks5://127.0.0.1:1 is not an http(s) address',
    );
  });
});

test('a fault of a program is named as one, and not put into a sentence as if it said why', () => {
  const fault = new AssertionError({ message: 'false == true' });
  expect(noAnswer(fault).message).toBe('the request ended in a fault (AssertionError: false == true)');
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
  expect(noAnswer(refused).message).toBe('connect ECONNREFUSED 127.0.0.1:9');
});
