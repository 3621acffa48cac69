import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '#test/service/ask.ts';
import { endFronts, inFrontOf, upstreamThat } from './in-front.ts';

afterEach(endFronts);

const TEXT = 'text/plain; charset=utf-8';
const FILE = 'application/octet-stream';

describe('content of another service is not executed at this origin', () => {
  test.each<[given: string | string[] | undefined, type: string, isFile: boolean]>([
    ['application/json', 'application/json', false],
    ['application/json; charset=UTF-8', 'application/json; charset=UTF-8', false],
    ['text/csv; header=present', 'text/csv', false],
    ['image/png', 'image/png', false],
    ['text/html', TEXT, false],
    ['TEXT/HTML; charset=latin1', 'text/plain; charset=latin1', false],
    ['application/xhtml+xml', TEXT, false],
    ['application/xml', TEXT, false],
    ['text/xml', TEXT, false],
    ['application/rss+xml', TEXT, false],
    ['text/javascript', TEXT, false],
    ['application/javascript', TEXT, false],
    ['text/css', TEXT, false],
    ['application/json, text/html', 'text/plain', false],
    ['application/json;, text/html', 'text/plain', false],
    [['application/json', 'text/html'], 'text/plain', false],
    ['', 'text/plain', false],
    [undefined, 'text/plain', false],
    ['html', FILE, true],
    ['image/svg+xml', 'image/svg+xml', true],
    ['application/pdf', FILE, true],
    ['application/wasm', FILE, true],
    ['multipart/x-mixed-replace; boundary=x', FILE, true],
    ['message/rfc822', FILE, true],
    ['application/x-shockwave-flash', FILE, true],
    ['video/mp4', FILE, true],
  ])('the type "%s" comes as "%s"', async (given, type, isFile) => {
    const { url } = await upstreamThat((_request, response) => {
      if (given !== undefined) response.setHeader('content-type', given);
      response.setHeader('content-disposition', 'inline').end('<script>alert(1)</script>');
    });
    const { status, headers, text } = await ask(await inFrontOf(url), '/api/v2/events/');
    expect([status, headers['content-type'], text]).toEqual([200, type, '<script>alert(1)</script>']);
    expect(headers['content-disposition'] === 'attachment').toBe(isFile);
  });

  test('an attachment keeps its name', async () => {
    const { url } = await upstreamThat((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="night.zip"',
      });
      response.end('PK');
    });
    const { headers } = await ask(await inFrontOf(url), '/api/v2/events/');
    expect(headers['content-disposition']).toBe('attachment; filename="night.zip"');
  });

  test.each([200, 201, 204, 301, 304, 404, 500, 502])('an answer %i has a policy that allows nothing', async (code) => {
    const { url } = await upstreamThat((_request, response) => {
      const headers = { 'content-type': 'text/html', 'content-security-policy': 'default-src *; script-src *' };
      response.writeHead(code, { ...headers, ...(code === 301 && { location: '/api/v2/taxa/' }) }).end();
    });
    const front = await inFrontOf(url);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status, headers } = await ask(front, '/api/v2/events/', { method });
      expect([status, headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
        code,
        "sandbox; default-src 'none'",
        'nosniff',
      ]);
    }
  });

  test('headers that would affect this origin are not forwarded', async () => {
    const acting = {
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'alt-svc': 'h3=":443"',
      'clear-site-data': '"*"',
      'content-security-policy-report-only': "default-src 'self'; report-uri https://evil.example/",
      link: '</api/v2/evil.js>; rel=preload; as=script',
      nel: '{"report_to":"x","max_age":9}',
      refresh: '0; url=https://evil.example/',
      'reporting-endpoints': 'x="https://evil.example/"',
      'service-worker-allowed': '/',
      'set-cookie': 'a=1',
      sourcemap: 'https://evil.example/',
      'speculation-rules': '"/api/v2/rules.json"',
      'strict-transport-security': 'max-age=9',
      'timing-allow-origin': '*',
      'www-authenticate': 'Basic realm="Give me your password"',
      'x-frame-options': 'ALLOWALL',
    };
    const { url } = await upstreamThat((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/json', ...acting }).end('{}');
    });
    const { headers } = await ask(await inFrontOf(url), '/api/v2/events/');
    for (const [name, value] of Object.entries(acting)) expect([name, headers[name]]).not.toEqual([name, value]);
    expect(headers['www-authenticate']).toBeUndefined();
  });

  test('the scheme of tokens is forwarded', async () => {
    const { url } = await upstreamThat((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/json', 'www-authenticate': 'Token' }).end('{}');
    });
    const { headers } = await ask(await inFrontOf(url), '/api/v2/events/');
    expect(headers['www-authenticate']).toBe('Token');
  });
});

test('answers vary by token, and no shared cache stores them', async () => {
  const { url } = await upstreamThat((_request, response) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 's-maxage=9, public', vary: 'Accept' };
    response.writeHead(200, headers).end('{}');
  });
  const front = await inFrontOf(url);
  for (const [headers, caching] of [
    [{}, 's-maxage=9, public'],
    [{ authorization: 'Token abc' }, 's-maxage=9, private'],
  ] as const) {
    const answer = await ask(front, '/api/v2/events/', { headers });
    expect(answer.headers.vary?.split(', ')).toEqual(expect.arrayContaining(['Accept', 'authorization']));
    expect(answer.headers['cache-control']).toBe(caching);
  }
});
