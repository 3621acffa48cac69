import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LISTED_EVENT_FIELDS } from '#contract/records/event.ts';
import { LISTED_TAXON_FIELDS } from '#contract/records/taxon.ts';
import { madeBuild } from '#test/support/made-build.ts';
import { serveSample, type RunningService } from '#test/support/serve.ts';
import { ask } from './ask.ts';

const tiles = { url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png?a=1&b=2', attribution: '<b>"Æ"</b>', chosen: true };

const FIELDS = `fields=${encodeURIComponent(LISTED_EVENT_FIELDS.join(','))}`;
const TAXON_FIELDS = `fields=${encodeURIComponent(LISTED_TAXON_FIELDS.join(','))}`;
const PROJECTS = 'projects/?ordering=created_at&limit=500';
const DEPLOYMENTS = 'deployments/?ordering=created_at&limit=500';
const EVENTS = `events/?${FIELDS}&ordering=created_at&limit=100`;
/** By address: the requests beside the frame's. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  '/?project=x': [
    DEPLOYMENTS,
    EVENTS,
    'exports/?ordering=created_at&limit=500',
    'storage/?ordering=created_at&limit=500',
  ],
  '/deployments?project=2&view=map': [DEPLOYMENTS],
  '/deployments/36': ['deployments/36/', DEPLOYMENTS, `events/?deployment=36&${FIELDS}&ordering=created_at&limit=100`],
  '/deployments/new': [],
  '/sessions?selected=5': [`events/?${FIELDS}&ordering=-captures_count&limit=100`, EVENTS, DEPLOYMENTS],
  '/sessions?project=2&ordering=start': [`events/?project_id=2&${FIELDS}&ordering=created_at&limit=100`, DEPLOYMENTS],
  '/sessions/0815?project=2': ['events/815/'],
  '/exports/': ['exports/?ordering=created_at&limit=500'],
  '/taxa?project=02': [`taxa/?project_id=2&${TAXON_FIELDS}&ordering=created_at&limit=500`],
  '/storage': ['storage/?ordering=created_at&limit=500'],
  '/projects': [],
  '/settings': ['schema/'],
  '/no/such/page': [],
};

function contentOf(html: string, name: string): unknown {
  const content = new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
  return JSON.parse(content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

function scriptSources(headers: IncomingHttpHeaders): string | undefined {
  const policy = String(headers['content-security-policy']);
  return policy.split(';').find((directive) => directive.startsWith('script-src'));
}

describe('the built dashboard', () => {
  const { dashboard, folder, remove } = madeBuild();
  let service: RunningService;

  beforeAll(async () => {
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'compressed');
    service = await serveSample({ dashboard, tiles });
  });
  afterAll(async () => {
    await service.stop();
    remove();
  });

  test.each(['/', '/deployments', '/sessions/5?ordering=-captures_count', '/no/such/page', '/apiary', '/index.html'])(
    'returns its page at %s, uncached',
    async (path) => {
      const { status, headers, text } = await ask(service.url, path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<title>Noctuary</title>');
    },
  );

  test('tells the page which tile server the operator has chosen', async () => {
    const { text } = await ask(service.url, '/');
    expect(contentOf(text, 'noctuary-tiles')).toEqual(tiles);
    const { headers } = await ask(service.url, '/');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://*.tiles.example.org;");
  });

  test.each([
    ['/sessions?project=2', ['sessions-page', 'part']],
    ['/deployments/36/', ['deployment-page', 'deployment-nights', 'part']],
    ['/settings', ['settings-page', 'part']],
    ['/no/such/page', []],
  ])(
    'names at %s the scripts that its route needs first, and contains its styles, each once',
    async (address, names) => {
      const { text } = await ask(service.url, address);
      const named = (link: string) =>
        [...text.matchAll(new RegExp(`<link ${link} href="/assets/([^"]+)">`, 'g'))].map(([, file = '']) => file);
      const [head = '', body = ''] = text.split('</head>');
      // Not the map's script, which is imported when needed, nor those of every page.
      const scripts = named('rel="modulepreload" crossorigin');
      expect(scripts.toSorted()).toEqual(names.map((name) => `${name}.js`).toSorted());
      const styled = ['main', ...names];
      expect(named('rel="stylesheet" disabled crossorigin').toSorted()).toEqual(
        styled.map((name) => `${name}.css`).toSorted(),
      );
      const inline = [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);
      expect(inline.toSorted()).toEqual(styled.map((name) => `.${name} {}`).toSorted());
      // The body comes later: the browser loads no script before it has the preview.
      expect(head).not.toContain('.js"');
      expect(body).toContain('<link rel="modulepreload" id="entry" crossorigin href="/assets/main-abc123.js">');
    },
  );

  test('names its entry script for open pages, which look there for a new build', async () => {
    const { text } = await ask(service.url, '/deployments');
    expect(text).toContain('<noscript><script type="module" crossorigin src="/assets/main-abc123.js"></script>');
  });

  test.each(Object.entries(FIRST))('names at %s the requests that the page makes first', async (address, paths) => {
    const { text } = await ask(service.url, address);
    expect(contentOf(text, 'noctuary-first-requests')).toEqual({ address, rows: null, paths: [PROJECTS, ...paths] });
  });

  test('has an address with markup as text', async () => {
    const { text } = await ask(service.url, '/sessions?search="><script>alert(1)</script>');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('search="');
  });

  test('allows the inline scripts of its page by their hash, on the page alone', async () => {
    const { text, headers } = await ask(service.url, '/sessions');
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    expect(scriptSources(headers)).toBe(`script-src 'self' ${hashes.join(' ')}`);
    for (const path of ['/api/v2/projects/', '/icon.svg', '/assets/gone.js']) {
      expect(scriptSources((await ask(service.url, path)).headers)).toBe("script-src 'self'");
    }
  });

  test('is the same for every reader', async () => {
    const [path, headers] = ['/sessions?project=2', { authorization: 'Token moth-1234567', cookie: 'a=b' }];
    const [one, other] = [await ask(service.url, path), await ask(service.url, path, { headers })];
    expect(other.text).toBe(one.text);
    expect(scriptSources(other.headers)).toBe(scriptSources(one.headers));
  });

  test('has files that a browser may cache if their name has a hash, and others that it may not', async () => {
    const script = await ask(service.url, '/assets/main-abc123.js');
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const icon = await ask(service.url, '/icon.svg');
    expect([icon.status, icon.headers['cache-control'], icon.text]).toEqual([200, 'no-cache', '<svg/>']);
  });

  test('has scripts without headers that say nothing about them', async () => {
    const script = await ask(service.url, '/assets/main-abc123.js');
    expect(script.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const names = Object.keys(script.headers);
    expect(names.toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'keep-alive',
      'x-content-type-options',
    ]);
    for (const path of ['/', '/icon.svg', '/assets/gone-123.js']) {
      const { headers } = await ask(service.url, path);
      expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining("default-src 'self'")]);
      expect([path, headers['x-frame-options']]).toEqual([path, 'SAMEORIGIN']);
    }
  });

  test('has the scripts that are compressed for browsers that take them, at the address of the script', async () => {
    const path = '/assets/main-abc123.js';
    const asked = async (encoding: string) => {
      const { status, headers } = await ask(service.url, path, { headers: { 'accept-encoding': encoding } });
      const { 'content-encoding': encoded, 'content-type': type, 'cache-control': kept } = headers;
      return [status, encoded, type, kept];
    };
    const script = ['application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'];
    expect(await asked('br')).toEqual([200, 'br', ...script]);
    expect(await asked('identity')).toEqual([200, undefined, ...script]);
  });

  test.each([
    '/assets/gone-123.js',
    '/assets/main-abc123.js.br',
    '/assets/',
    '/api/v2/moths/',
    '/api',
    '/media/none',
    '/media/trap%20images/0.svg',
  ])('does not answer %s, which is a JSON 404', async (path) => {
    const { status, headers, text } = await ask(service.url, path);
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    expect(text).not.toContain('<');
  });

  test('is read-only: a POST to a page is a JSON 404', async () => {
    const { status, headers } = await ask(service.url, '/deployments', { method: 'POST' });
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
  });

  test('does not hide the interface (4.1)', async () => {
    const { status, headers } = await ask(service.url, '/api/v2/projects/');
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  });
});
