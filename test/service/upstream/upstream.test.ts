import type { RequestListener } from 'node:http';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { madeBuild } from '#test/support/made-build.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { lists } from '#test/service/queries/field-tables.ts';
import { endFronts, inFrontOf, upstreamThat } from './in-front.ts';
import type { ListBody } from '#test/service/queries/walk.ts';

afterEach(endFronts);

const answering: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', vary: 'Accept' }).end('{"count":0}');
};

describe('in front of another service', () => {
  test('forwards requests, with the query unchanged', async () => {
    const { url, seen } = await upstreamThat(answering);
    const front = await inFrontOf(url);
    const paths = ['/api/v2/events/?format=api?deployment=5', '/api/v2/projects/1/?a=%20b&c=d+e', '/api/v2/taxa'];
    for (const path of paths) {
      const { status, headers, text } = await ask(front, path);
      expect([status, headers['content-type'], text]).toEqual([200, 'application/json', '{"count":0}']);
      expect((await ask(front, path, { method: 'HEAD' })).status).toBe(200);
      expect((await ask(front, path, { method: 'OPTIONS' })).status).toBe(200);
    }
    const expected = paths.flatMap((path) => ['GET', 'HEAD', 'OPTIONS'].map((method) => [method, path]));
    expect(seen.map((one) => [one.method, one.url])).toEqual(expected);
    expect(new Set(seen.map(({ headers }) => headers.host))).toEqual(new Set([new URL(url).host]));
  });

  test('forwards requests below the path of UPSTREAM_URL', async () => {
    const { url, seen } = await upstreamThat(answering);
    const front = await inFrontOf(`${url}/moths`);
    await ask(front, '/api/v2/events/?limit=1');
    expect(seen.map((one) => one.url)).toEqual(['/moths/api/v2/events/?limit=1']);
  });

  test('forwards tokens, and no cookies in either direction', async () => {
    const { url, seen } = await upstreamThat((_request, response) => {
      const headers = { 'content-type': 'application/json', etag: '"1"', 'x-frame-options': 'ALLOWALL' };
      response.setHeader('set-cookie', ['sessionid=1; Path=/', 'csrftoken=2']);
      response.writeHead(200, { ...headers, 'strict-transport-security': 'max-age=1' }).end('{}');
    });
    const front = await inFrontOf(url);
    const given = { authorization: 'Token abc', accept: 'application/json', 'if-none-match': '"0"' };
    const kept = { cookie: 'sessionid=1', origin: front, referer: `${front}/x`, 'x-forwarded-host': 'evil.example' };
    const { headers } = await ask(front, '/api/v2/events/', { headers: { ...given, ...kept } });
    expect(seen[0]?.headers).toMatchObject(given);
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    for (const name of Object.keys(kept)) expect(seen[0]?.headers).not.toHaveProperty(name);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect([headers.etag, headers['x-frame-options']]).toEqual(['"1"', 'SAMEORIGIN']);
  });

  test('forwards the header with ignored ordering fields, readable for pages', async () => {
    const { url } = await upstreamThat((_request, response) => {
      const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Ordering-Ignored' };
      response.writeHead(200, { 'content-type': 'application/json', 'ordering-ignored': 'wings', ...cors }).end('{}');
    });
    const { headers } = await ask(await inFrontOf(url), '/api/v2/events/?ordering=wings');
    expect([headers['ordering-ignored'], headers['access-control-expose-headers']]).toEqual([
      'wings',
      'Ordering-Ignored',
    ]);
    // The other service does not decide about CORS of this one.
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('forwards error answers unchanged', async () => {
    const { url } = await upstreamThat((_request, response) => {
      response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Closed</h1>');
    });
    const { status, headers, text } = await ask(await inFrontOf(url), '/api/v2/events/');
    expect([status, headers['content-type'], headers['retry-after'], text]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '7',
      '<h1>Closed</h1>',
    ]);
  });

  test('sends a request once if the other service is too busy', async () => {
    const { url, seen } = await upstreamThat((_request, response) => response.writeHead(503).end());
    expect((await ask(await inFrontOf(url), '/api/v2/events/')).status).toBe(503);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['/api/v2/exports/', '{"format":"occurrences_simple_csv","project":1}'],
    ['/api/v2/jobs/12/cancel/', ''],
    ['/api/v2/auth/token/login/', '{"email":"a@example.org","password":"b"}'],
    ['/api/v2/auth/token/logout/', ''],
  ])('hands on a POST to %s with its body', async (path, body) => {
    const { url, seen } = await upstreamThat((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":1}');
    });
    const type = body === '' ? {} : { 'content-type': 'application/json' };
    const headers = { ...type, 'content-length': String(body.length) };
    const answer = await ask(await inFrontOf(url), path, { method: 'POST', headers, body });
    expect([answer.status, answer.text]).toEqual([201, '{"id":1}']);
    expect(seen.map((one) => [one.method, one.url, one.body])).toEqual([['POST', path, body]]);
  });

  test.each([
    ['POST', '/api/v2/projects/'],
    ['POST', '/api/v2/auth/token/'],
    ['POST', '/api/v2/auth/token/login/../../../users/'],
    ['POST', '/api/v2/exports/1/'],
    ['POST', '/api/v2/exports/../projects/'],
    ['POST', '/api/v2/jobs/1/cancel/../../../users/'],
    ['POST', '/%61pi/v2/exports/'],
    ['PUT', '/api/v2/exports/1/'],
    ['PATCH', '/api/v2/projects/1/'],
    ['DELETE', '/api/v2/exports/1/'],
    ['TRACE', '/api/v2/projects/'],
    ['PROPFIND', '/api/v2/projects/'],
  ])('does not hand on %s %s: 405 in JSON', async (method, path) => {
    const { url, seen } = await upstreamThat(answering);
    const { status, headers, text } = await ask(await inFrontOf(url), path, { method });
    expect([status, headers['content-type']]).toEqual([405, 'application/json']);
    expect(headers.allow).toMatch(/^GET, HEAD, OPTIONS/);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(method) });
    expect(seen).toEqual([]);
  });

  test('checks bodies before it forwards them: too large, of another type, or invalid ones are refused', async () => {
    const { url, seen } = await upstreamThat(answering);
    const front = await inFrontOf(url);
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      return (await ask(front, '/api/v2/exports/', { method: 'POST', headers, body })).status;
    };
    expect(await post('application/json', `"${'x'.repeat(70_000)}"`)).toBe(413);
    expect(await post('text/plain', 'x')).toBe(415);
    expect(await post('application/json', '{')).toBe(400);
    expect(seen).toEqual([]);
  });

  test.each([
    '/api/v2/../admin/',
    '/api/v2/%2e%2e/admin/',
    '/api/v2/..%2fadmin/',
    '/api/v2/..\\admin/',
    '/api/v2//evil.example/',
    '/api/v2/http://evil.example/',
    '/api/v1/projects/',
    '/api/v22/',
    '/admin/',
    '//evil.example/api/v2/',
    'http://evil.example/api/v2/projects/',
  ])('asks nobody else, and there for nothing else, at %s', async (path) => {
    const { url, seen } = await upstreamThat(answering);
    const { status } = await ask(await inFrontOf(url), path);
    for (const one of seen) {
      expect(one.headers.host).toBe(new URL(url).host);
      expect(new URL(one.url.replaceAll('\\', '/'), 'http://there').pathname).toMatch(/^\/api\/v2\//);
    }
    expect(seen.length).toBe(status === 200 ? 1 : 0);
  });

  test('rewrites a redirect inside the interface to its own origin', async () => {
    let location = '';
    const { url } = await upstreamThat((_request, response) => response.writeHead(301, { location }).end());
    const front = await inFrontOf(`${url}/moths`);
    for (location of ['/moths/api/v2/taxa/?a=1', `${url}/moths/api/v2/taxa/?a=1`, '../taxa/?a=1']) {
      const { status, headers } = await ask(front, '/api/v2/events/');
      expect([status, headers.location]).toEqual([301, '/api/v2/taxa/?a=1']);
    }
  });

  test('refuses other redirects: 502 in JSON with the target', async () => {
    let location = '';
    const { url } = await upstreamThat((_request, response) => {
      response.writeHead(302, { location, 'content-length': '5', 'content-type': 'text/html' }).end('there');
    });
    const front = await inFrontOf(url);
    for (location of ['https://evil.example/api/v2/taxa/', '//evil.example/api/v2/taxa/', '/login/', '/api/v2/../x/']) {
      const { status, headers, text } = await ask(front, '/api/v2/events/');
      expect([status, headers['content-type'], headers.location]).toEqual([502, 'application/json', undefined]);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(new URL(location, url).origin) });
    }
  });

  test('is a 502 in JSON if the connection is refused', async () => {
    const { url, stop } = await upstreamThat(answering);
    await stop();
    for (const address of [url, 'http://no-such-host.invalid']) {
      const { status, headers, text } = await ask(await inFrontOf(address), '/api/v2/events/');
      expect([status, headers['content-type']]).toEqual([502, 'application/json']);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(address) });
    }
  });

  test('is a 502 in JSON if the connection breaks', async () => {
    const { url } = await upstreamThat((request) => request.socket.destroy());
    const { status, headers } = await ask(await inFrontOf(url), '/api/v2/events/');
    expect([status, headers['content-type']]).toEqual([502, 'application/json']);
  });

  test('is a 504 in JSON if the answer is late', async () => {
    const { url } = await upstreamThat(() => {});
    const front = await inFrontOf(url, { upstreamTimeoutMs: 100 });
    const { status, headers, text } = await ask(front, '/api/v2/events/');
    expect([status, headers['content-type']]).toEqual([504, 'application/json']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('seconds') });
  });

  test('does not trust a self-signed certificate', async () => {
    const { url, seen } = await upstreamThat(answering, true);
    const headers = { authorization: 'Token secret' };
    const { status, text } = await ask(await inFrontOf(url), '/api/v2/events/', { headers });
    expect([status, JSON.parse(text)]).toEqual([502, { detail: expect.stringContaining('certificate') }]);
    expect(seen).toEqual([]);
  });
});

describe('the dashboard in front of another service', () => {
  const { dashboard, remove } = madeBuild();
  afterAll(remove);

  test('allows images over plain HTTP only if that service uses it, or the operator allows their origin', async () => {
    const secure = { dashboard, imageOrigins: ['http://trap.local:9000'] };
    const { headers } = await ask(await inFrontOf('https://moths.example.org', secure), '/deployments');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://tiles.example.org https: http://trap.local:9000;",
    );
  });

  test('is served here, and allows images from any origin of that service', async () => {
    const front = await inFrontOf('http://moths.example.org:8080', { dashboard });
    const { status, headers, text } = await ask(front, '/deployments');
    expect([status, text.includes('<title>Noctuary</title>')]).toEqual([200, true]);
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://tiles.example.org https: http:;",
    );
    expect((await ask(front, '/media/trap%20images/1.svg')).status).toBe(404);
  });
});

describe.each(bothDatabases.slice(0, 1))('in front of our own service', (sample) => {
  const behind = serviceOver(sample);

  test.each(lists.map(({ path }) => path))('%s is the same as there', async (path) => {
    const front = await inFrontOf(behind().url);
    const asked = `${path}?limit=2&ordering=-created_at`;
    expect(await askJson<ListBody>(front, asked)).toEqual(await askJson<ListBody>(behind().url, asked));
    const there = await ask(behind().url, asked);
    const here = await ask(front, asked);
    for (const name of ['content-type', 'allow', 'content-length'] as const) {
      expect(here.headers[name]).toBe(there.headers[name]);
    }
    expect(here.headers.vary).toBe(`${there.headers.vary}, authorization`);
  });

  test('compressed answers are forwarded compressed', async () => {
    const front = await inFrontOf(behind().url);
    const headers = { 'accept-encoding': 'br' };
    const there = await ask(behind().url, '/api/v2/taxa/?limit=100', { headers });
    const here = await ask(front, '/api/v2/taxa/?limit=100', { headers });
    expect([there.headers['content-encoding'], here.headers['content-encoding']]).toEqual(['br', 'br']);
    expect(here.bytes.equals(there.bytes)).toBe(true);
  });

  test('its refusals are forwarded', async () => {
    const front = await inFrontOf(behind().url);
    expect((await ask(front, '/api/v2/projects/999/')).status).toBe(404);
    expect((await ask(front, '/api/v2/projects/?limit=x')).status).toBe(400);
    expect(inject('sampleFile')).toBe(sample.location);
  });
});
