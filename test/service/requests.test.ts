import { METHODS } from 'node:http';
import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask } from './ask.ts';
import { allLists } from '#test/service/queries/linked-field-tables.ts';

const paths = allLists.map(({ path }) => path);
const LIST_METHODS = 'GET, POST, HEAD, OPTIONS';

describe.each(similarDatabases)('requests, answered from $kind', (sample) => {
  const service = serviceOver(sample);

  test.each(paths)('%s answers with the status and the headers of a list (1)', async (path) => {
    const { status, headers } = await ask(service().url, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json');
    expect(headers.vary?.split(/, */)).toContain('Accept');
    expect(headers.allow).toBe(LIST_METHODS);
  });

  test.each(paths)('HEAD of %s answers as GET does, without the body (4.1)', async (path) => {
    const get = await ask(service().url, path);
    const head = await ask(service().url, path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'vary', 'allow', 'content-length'] as const) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each(paths)('OPTIONS of %s answers with JSON and names the methods (1, 4.1)', async (path) => {
    const { status, headers, text } = await ask(service().url, path, { method: 'OPTIONS' });
    expect([status, headers['content-type'], headers.allow]).toEqual([200, 'application/json', LIST_METHODS]);
    expect(headers.vary?.split(/, */)).toContain('Accept');
    expect(() => JSON.parse(text)).not.toThrow();
  });

  test.each(paths)('format=api gives the same JSON, indented, with the type of JSON (1)', async (path) => {
    const plain = await ask(service().url, `${path}?limit=2`);
    const { status, headers, text } = await ask(service().url, `${path}?limit=2&format=api`);
    expect([status, headers['content-type'], headers.allow]).toEqual([200, 'application/json', LIST_METHODS]);
    expect(text).toContain('\n  "results"');
    expect(plain.text).not.toContain('\n');
    const results = (body: string) => (JSON.parse(body) as { results: unknown }).results;
    expect(results(text)).toEqual(results(plain.text));
  });

  test.each(paths)('a browser that requests HTML from %s gets JSON (1)', async (path) => {
    const headers = { accept: 'text/html,application/xhtml+xml;q=0.9' };
    const answer = await ask(service().url, path, { headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
  });

  test.each(paths)('%s is also found without its trailing slash (4.1)', async (path) => {
    const { url } = service();
    const without = await ask(url, path.replace(/\/$/, ''));
    expect(without.status).toBe(200);
    expect(without.text).toBe((await ask(url, path)).text);
    expect((await ask(url, `${path}1`)).text).toBe((await ask(url, `${path}1/`)).text);
  });

  test('a missing record is a 404 in JSON that names it (4.4)', async () => {
    for (const path of paths) {
      for (const id of ['999999', '0', 'abc', '-1', '1e0', '99999999999999999999', '%F0%9F%A6%8B']) {
        const { status, headers, text } = await ask(service().url, `${path}${id}/`);
        expect([status, headers['content-type']]).toEqual([404, 'application/json']);
        expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(decodeURIComponent(id)) });
      }
    }
  });

  test.each([
    '/api/v2/',
    '/api/v2/moths/',
    '/api/v1/projects/',
    '/api/v2/devices/',
    '/api/v2/sites/1/',
    '/nothing',
    '/',
  ])('there is nothing at %s, in JSON', async (path) => {
    const { status, headers, text } = await ask(service().url, path);
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(path) });
  });

  test.each(['/api/v2/projects/%', '/api/v2/projects/%zz/', '/%c0%af'])(
    'an undecodable path, %s, is a JSON error',
    async (path) => {
      const { status, headers, text } = await ask(service().url, path);
      expect([400, 404]).toContain(status);
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes nothing and is a 405 in JSON (4.5)', async (method) => {
    for (const path of [
      '/api/v2/projects/',
      '/api/v2/projects/1/',
      '/api/v2/deployments/devices/',
      '/api/v2/jobs/1/',
    ]) {
      const before = await ask(service().url, path);
      const { status, headers, text } = await ask(service().url, path, { method });
      expect([status, headers['content-type']]).toEqual([405, 'application/json']);
      expect(headers.allow).toBe(before.headers.allow);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(method) });
      expect((await ask(service().url, path)).text).toBe(before.text);
    }
  });

  // Node before 20.20 does not know QUERY, and refuses it as no HTTP.
  test.each(['TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'DELETE'].filter((method) => METHODS.includes(method)))(
    '%s is a 405 wherever there is an address',
    async (method) => {
      const { url } = service();
      const allow = {
        '/api/v2/projects/': LIST_METHODS,
        '/api/v2/projects': LIST_METHODS,
        '/api/v2/%70rojects/?format=api': LIST_METHODS,
        '/api/v2/projects/1/': 'GET, HEAD, OPTIONS',
        '/api/v2/deployments/devices/': LIST_METHODS,
        '/api/v2/exports/': LIST_METHODS,
        '/api/v2/exports/count/': 'POST',
        '/api/v2/jobs/1/cancel/': 'POST',
        '/api/v2/schema/': 'GET, HEAD',
        '/healthz': 'GET, HEAD',
        '/readyz': 'GET, HEAD',
      };
      for (const [path, methods] of Object.entries(allow)) {
        const { status, headers, text } = await ask(url, path, { method });
        expect([path, status, headers.allow?.split(', ').toSorted().join(', ')]).toEqual([
          path,
          405,
          methods.split(', ').toSorted().join(', '),
        ]);
        expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(method) });
      }
    },
  );

  test('TRACE of an address that is none is a 404', async () => {
    expect((await ask(service().url, '/api/v2/moths/', { method: 'TRACE' })).status).toBe(404);
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'PUT'])('%s of an address that takes only POST is a 405', async (method) => {
    for (const path of ['/api/v2/exports/count/', '/api/v2/jobs/1/cancel/']) {
      const { status, headers } = await ask(service().url, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'POST']);
    }
  });

  test.each([
    ['application/json', '{"name":"new"}'],
    ['application/json', '{"name":'],
    ['application/json', ''],
    ['text/csv', 'a,b'],
    ['application/x-www-form-urlencoded', 'name=new'],
  ])('a POST with a body of %s, "%s", is a 405 as one without (4.5)', async (type, body) => {
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    const answer = await ask(service().url, '/api/v2/projects/', { method: 'POST', headers, body });
    expect([answer.status, answer.headers['content-type']]).toEqual([405, 'application/json']);
    expect(answer.headers.allow).toBe(LIST_METHODS);
  });

  test('an error is indented for format=api like an answer (1)', async () => {
    for (const path of [
      '/api/v2/projects/999/?format=api',
      '/api/v2/projects/?limit=x&format=api',
      '/nothing?format=api',
    ]) {
      const { headers, text } = await ask(service().url, path);
      expect(headers['content-type']).toBe('application/json');
      expect(text).toMatch(/^\{\n {2}"/);
    }
  });
});
