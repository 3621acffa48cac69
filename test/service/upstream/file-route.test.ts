import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '#test/service/ask.ts';
import { endFronts, inFrontOf, upstreamThat } from './in-front.ts';

afterEach(endFronts);

const CSV = 'id,name\r\n1,Noctua\r\n2,Autographa\r\n';
const SCRIPT = '<script>alert(1)</script>';
const file = (list: string, address: string) => `/media/service/${list}?address=${encodeURIComponent(address)}`;

/** Files of a service, of which it names some in its records; /admin/ is none of them. */
function reply(request: IncomingMessage, response: ServerResponse): void {
  const origin = `http://${request.headers.host}`;
  const { pathname, search } = new URL(request.url ?? '/', origin);
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const send = (type: string, text: string) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const common = { 'content-type': type, 'accept-ranges': 'bytes', etag: '"1"', 'set-cookie': 'sessionid=1' };
    if (range === null) return response.writeHead(200, common).end(request.method === 'HEAD' ? '' : text);
    const [from, to] = [Number(range[1]), Number(range[2])];
    const headers = { ...common, 'content-range': `bytes ${from}-${to}/${text.length}` };
    return response.writeHead(206, headers).end(text.slice(from, to + 1));
  };
  const record = {
    id: 7,
    file_url: `${origin}/media/exports/moths of 7.csv`,
    image: null,
    description: '/admin/secret',
  };
  const capture = {
    id: 5,
    url: '/media/trap#2/100%.jpg?v=1',
    thumbnails: { small: `${origin}/api/v2/captures/thumbnails/5/` },
    details: 'https://elsewhere.example.org/api/v2/captures/5/',
  };
  if (pathname === '/api/v2/exports/7/') return void json(200, record);
  if (pathname === '/api/v2/projects/3/') {
    const isKnown = request.headers.authorization === 'Token moth-token';
    return void json(isKnown ? 200 : 401, isKnown ? { id: 3, image: '/media/projects/3.html' } : { detail: 'No.' });
  }
  if (pathname === '/api/v2/captures/') {
    const text = JSON.stringify({ count: 1, results: [capture] });
    const isPacked = String(request.headers['accept-encoding']).includes('gzip');
    const packed = isPacked ? { 'content-encoding': 'gzip' } : {};
    return void response
      .writeHead(200, { 'content-type': 'application/json', ...packed })
      .end(isPacked ? gzipSync(text) : text);
  }
  if (pathname === '/api/v2/occurrences/') {
    const detection_images = ['/media/away.jpg', '/media/moved.jpg', '/media/round.jpg'];
    return void json(200, { count: 1, results: [{ id: 1, detection_images }] });
  }
  const moved: Record<string, string> = {
    '/media/away.jpg': 'https://bucket.example.net/away.jpg?signature=1',
    '/media/moved.jpg': '/media/projects/3.html',
    '/media/round.jpg': '/media/round.jpg',
  };
  if (moved[pathname] !== undefined) return void response.writeHead(302, { location: moved[pathname] }).end();
  if (pathname === '/media/exports/moths%20of%207.csv') return void send('text/csv', CSV);
  if (pathname === '/media/trap%232/100%25.jpg' && search === '?v=1') return void send('image/jpeg', 'jpeg');
  if (pathname === '/api/v2/captures/thumbnails/5/') return void send('image/svg+xml', '<svg/>');
  if (pathname === '/media/projects/3.html' || pathname.startsWith('/admin/')) return void send('text/html', SCRIPT);
  response.writeHead(404).end();
}

const EXPORT = file('exports/7', '/media/exports/moths%20of%207.csv');

describe('a file at the origin of another service', () => {
  test('is fetched if its record names it, which is read once', async () => {
    const { url, seen } = await upstreamThat(reply);
    const front = await inFrontOf(url);
    const headers = { cookie: 'a=b', referer: 'http://front/' };
    const first = await ask(front, EXPORT, { headers });
    expect([first.status, first.text, first.headers['content-type']]).toEqual([200, CSV, 'text/csv']);
    expect(first.headers['content-disposition']).toBe("attachment; filename*=UTF-8''moths%20of%207.csv");
    expect(first.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['set-cookie']).toBeUndefined();
    await ask(front, EXPORT);
    expect(seen.map((one) => one.url)).toEqual([
      '/api/v2/exports/7/',
      '/media/exports/moths%20of%207.csv',
      '/media/exports/moths%20of%207.csv',
    ]);
    for (const one of seen) for (const name of ['cookie', 'referer']) expect(one.headers).not.toHaveProperty(name);
  });

  test('is found again after a restart', async () => {
    const { url } = await upstreamThat(reply);
    expect((await ask(await inFrontOf(url), EXPORT)).status).toBe(200);
    expect((await ask(await inFrontOf(url), EXPORT)).status).toBe(200);
  });

  test.each([
    ['/admin/secret', 404],
    ['/media/exports/8.csv', 404],
    ['/media/exports/moths%20of%207.csv?x=1', 404],
    ['/media/exports/../../admin/secret', 404],
    ['//elsewhere.example.org/1.csv', 400],
    ['/\\elsewhere.example.org/1.csv', 400],
    ['https://elsewhere.example.org/1.csv', 400],
    ['', 400],
  ])('is not fetched at %j, which no record names', async (address, expected) => {
    const { url, seen } = await upstreamThat(reply);
    const { status, headers } = await ask(await inFrontOf(url), file('exports/7', address));
    expect([status, headers['content-type']]).toEqual([expected, 'application/json']);
    expect(seen.map((one) => one.url)).toEqual(expected === 404 ? ['/api/v2/exports/7/'] : []);
  });

  test.each(['users/7', 'exports/7/cancel', 'exports/x', 'exports/..%2fusers'])(
    'has a record of a list that names files: %s has not',
    async (record) => {
      const { url, seen } = await upstreamThat(reply);
      const { status } = await ask(await inFrontOf(url), file(record, '/media/exports/7.csv'));
      expect([status, seen]).toEqual([404, []]);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not sent %s', async (method) => {
    const { url, seen } = await upstreamThat(reply);
    const { status } = await ask(await inFrontOf(url), EXPORT, { method });
    expect([404, 405]).toContain(status);
    expect(seen).toEqual([]);
  });

  test('comes in ranges, which are not compressed', async () => {
    const { url, seen } = await upstreamThat(reply);
    const headers = { range: 'bytes=9-16', 'if-range': '"1"', 'accept-encoding': 'gzip' };
    const answer = await ask(await inFrontOf(url), EXPORT, { headers });
    expect([answer.status, answer.text]).toEqual([206, CSV.slice(9, 17)]);
    expect(answer.headers).toMatchObject({ 'content-range': `bytes 9-16/${CSV.length}`, 'accept-ranges': 'bytes' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(seen[1]?.headers).toMatchObject({ range: 'bytes=9-16', 'if-range': '"1"', 'accept-encoding': 'identity' });
  });

  test('is asked for its headers alone', async () => {
    const { url, seen } = await upstreamThat(reply);
    const { status, text, headers } = await ask(await inFrontOf(url), EXPORT, { method: 'HEAD' });
    expect([status, text, headers.etag]).toEqual([200, '', '"1"']);
    expect(seen.at(-1)?.method).toBe('HEAD');
  });

  test('needs no look at a record that a forwarded list has sent, packed or not', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { url, seen } = await upstreamThat(reply);
      const front = await inFrontOf(url);
      await ask(front, '/api/v2/captures/', { headers: { 'accept-encoding': encoding } });
      // As the dashboard writes the address.
      const image = await ask(front, file('captures/5', '/media/trap%232/100%25.jpg?v=1'));
      expect([image.status, image.text, image.headers['content-type']]).toEqual([200, 'jpeg', 'image/jpeg']);
      const small = await ask(front, file('captures/5', '/api/v2/captures/thumbnails/5/'));
      expect([small.status, small.headers['content-disposition']]).toEqual([200, 'attachment']);
      expect(seen).toHaveLength(3);
    }
  });

  test('is text if it could run, and is asked for with the token of the reader', async () => {
    const { url, seen } = await upstreamThat(reply);
    const front = await inFrontOf(url);
    const image = file('projects/3', '/media/projects/3.html');
    expect((await ask(front, image)).status).toBe(401);
    const { status, headers, text } = await ask(front, image, { headers: { authorization: 'Token moth-token' } });
    expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', SCRIPT]);
    expect(seen.map((one) => one.headers.authorization)).toEqual([undefined, 'Token moth-token', 'Token moth-token']);
  });

  test('is followed within its origin; an address of another origin is left to the browser', async () => {
    const { url } = await upstreamThat(reply);
    const front = await inFrontOf(url);
    await ask(front, '/api/v2/occurrences/');
    const away = await ask(front, file('occurrences/1', '/media/away.jpg'));
    expect([away.status, away.headers.location]).toEqual([302, 'https://bucket.example.net/away.jpg?signature=1']);
    const moved = await ask(front, file('occurrences/1', '/media/moved.jpg'));
    expect([moved.status, moved.text]).toEqual([200, SCRIPT]);
    expect((await ask(front, file('occurrences/1', '/media/round.jpg'))).status).toBe(502);
  });
});
