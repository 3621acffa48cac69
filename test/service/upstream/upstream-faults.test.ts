import { request as sendTo } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '#test/service/ask.ts';
import { endFronts, inFrontOf, upstreamOfBytes, upstreamThat } from './in-front.ts';
import { endServices, startService } from '#test/service/service-process.ts';

afterEach(async () => {
  await endServices();
  await endFronts();
});

/** Invalid values of `Location`: the first is what Django writes with an invalid `Host`. */
const NO_ADDRESSES = [
  'http://:8000/api/v2/events/',
  'http://',
  'http://[::1/api/v2/',
  'http://a b/',
  'https://x:99999/',
  '//',
  'http://%zz/',
];

/** Answers that violate HTTP, or barely comply, with the status that the front returns. */
const ODD_ANSWERS: readonly [name: string, answer: string, status: number | null][] = [
  ['two addresses', redirect('/api/v2/a/\r\nLocation: /api/v2/b/'), 502],
  ['an address of a script', redirect('javascript:alert(1)'), 502],
  ['an address elsewhere, and a body without end', `${redirect('http://evil.example/', 9_000)}abc`, 502],
  ['a status beyond 599', 'HTTP/1.1 999 Odd\r\nContent-Length: 3\r\n\r\nabc', 502],
  ['a status below 100', 'HTTP/1.1 000 Odd\r\nContent-Length: 3\r\n\r\nabc', 502],
  ['another protocol', 'HTTP/1.1 101 Other\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nabc', 502],
  ['no HTTP', 'SSH-2.0-OpenSSH_9\r\n', 502],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 3\r\n\r\nabc', 502],
  ['headers without end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 502],
  ['a character that no header has', 'HTTP/1.1 200 OK\r\nETag: "\u0001"\r\nContent-Length: 2\r\n\r\n{}', 502],
  ['a broken chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n', null],
  ['less than announced', 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{}', null],
  ['two types', 'HTTP/1.1 200 OK\r\nContent-Type: a/b\r\nContent-Type: c/d\r\nContent-Length: 2\r\n\r\n{}', 200],
  ['a type of no words', 'HTTP/1.1 200 OK\r\nContent-Type: ;,;\r\nContent-Length: 2\r\n\r\n{}', 200],
  ['no change, and a length', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n', 304],
];

function redirect(location: string, length: number = 0): string {
  return `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** A service as a separate process in front of that one, which an uncaught error would end. */
async function processInFrontOf(upstreamUrl: string) {
  const { child, address } = startService({ UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'silent' });
  const url = await address;
  return { child, url };
}

describe('the process in front of another service', () => {
  test('answers 502 in JSON with the invalid address of a redirect, and keeps running', async () => {
    let location = '';
    const upstream = await upstreamThat((_request, response) => response.writeHead(302, { location }).end());
    const { child, url } = await processInFrontOf(upstream.url);
    for (location of NO_ADDRESSES) {
      const { status, headers, text } = await ask(url, '/api/v2/events/');
      expect([location, status, headers['content-type']]).toEqual([location, 502, 'application/json']);
      expect([headers.location, headers['content-security-policy']]).toEqual([
        undefined,
        "sandbox; default-src 'none'",
      ]);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(JSON.stringify(location)) });
    }
    expect(child.exitCode).toBeNull();
  });

  test('survives every odd answer, and says that the other service failed', async () => {
    let bytes = '';
    let isEnded = true;
    const { child, url } = await processInFrontOf(
      await upstreamOfBytes(
        () => bytes,
        () => isEnded,
      ),
    );
    for (const [name, answer, expected] of ODD_ANSWERS) {
      bytes = answer;
      for (const [method, encoding] of [
        ['GET', 'identity'],
        ['GET', 'br'],
        ['HEAD', 'br'],
      ] as const) {
        // Where the status was sent before the answer broke off, the connection is closed.
        const status = await ask(url, '/api/v2/events/', { method, headers: { 'accept-encoding': encoding } }).then(
          (given): number | string => given.status,
          () => 'cut off',
        );
        const fitting = expected === null ? [200, 502, 'cut off'] : [expected];
        expect(fitting.map((one) => [name, one])).toContainEqual([name, status]);
      }
    }
    isEnded = false;
    bytes = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    expect((await ask(url, '/api/v2/events/')).text).toBe('{}');
    expect(child.exitCode).toBeNull();
  });
});

test('an answer that breaks off before any of it was sent is a readable 502', async () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: public, max-age=600\r\nETag: "1"';
  const upstream = await upstreamOfBytes(
    () => `${head}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n`,
    () => true,
  );
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await ask(await inFrontOf(upstream), '/api/v2/events/', { headers });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([502, undefined]);
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual([undefined, undefined]);
  expect(JSON.parse(answer.text)).toEqual({ detail: expect.stringContaining(upstream) });
});

test('requests whose clients have left are aborted in the other service too and do not block others; an order is not aborted', async () => {
  let isHanging = true;
  const ended: string[] = [];
  const upstream = await upstreamThat(({ method }, response) => {
    response.once('close', () => ended.push(`${method} ${response.writableFinished}`));
    if (!isHanging) response.end('{}');
  });
  const url = await inFrontOf(upstream.url);
  const sent = Array.from({ length: 32 }, (_, index) => {
    const method = index === 0 ? 'POST' : 'GET';
    const request = sendTo(`${url}/api/v2/exports/`, { method, agent: false });
    request.on('error', () => {}).end();
    return request;
  });
  await expect.poll(() => upstream.seen.length).toBe(32);
  for (const request of sent) request.destroy();
  await expect.poll(() => ended).toEqual(Array.from({ length: 31 }, () => 'GET false'));
  isHanging = false;
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(url, '/api/v2/events/')));
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, () => '{}'));
});

test.each(['GET', 'HEAD', 'OPTIONS', 'POST'])('%s with a body is answered', async (method) => {
  const upstream = await upstreamThat((_request, response) => setImmediate(() => response.end('{}')));
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const answer = await ask(await inFrontOf(upstream.url), '/api/v2/exports/', { method, headers, body: '{}' });
  expect([answer.status, answer.text]).toEqual([200, method === 'HEAD' ? '' : '{}']);
});
