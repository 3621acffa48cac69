import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { madeBuild } from '#test/support/made-build.ts';
import { serveSample, type RunningService } from '#test/support/serve.ts';
import { ask } from './ask.ts';
import { lists } from '#test/service/queries/field-tables.ts';
import { endServices, startService } from './service-process.ts';

const ANNA = '0123456789abcdef';
const BO = 'a-much-longer-token-than-the-other-one';
const tokens = [
  { name: 'anna', token: ANNA },
  { name: 'bo', token: BO },
];
const IMAGE = '/media/trap%20images/1.svg';

const authorization = (value: string) => ({ headers: { authorization: value } });
const setCookies = (headers: { 'set-cookie'?: string[] | undefined }) => headers['set-cookie'] ?? [];

describe('a service with tokens', () => {
  const { dashboard, remove } = madeBuild();
  let service: RunningService;

  beforeAll(async () => {
    service = await serveSample({ tokens, dashboard });
  });
  afterAll(async () => {
    await service.stop();
    remove();
  });

  test.each([...lists.map(({ path }) => path), '/api/v2/projects/1/', '/api/v2/moths/', '/api', IMAGE, '/media/none'])(
    'does not answer %s without one',
    async (path) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { status, headers, text } = await ask(service.url, path, { method });
        expect([status, headers['www-authenticate'], headers['content-type']]).toEqual([
          401,
          'Token',
          'application/json',
        ]);
        expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('Authorization: Token') });
        expect(setCookies(headers)).toEqual([]);
      }
    },
  );

  test.each(lists)('has an Allow header at $path, as every answer of a list does (1)', async ({ path }) => {
    const { status, headers } = await ask(service.url, path);
    expect([status, headers.allow]).toEqual([401, 'GET, POST, HEAD, OPTIONS']);
  });

  test.each(['/api/v2/projects/', '/api/v2/projects/1/', IMAGE])(
    'varies %s by it, so that no cache shows it without',
    async (path) => {
      const { status, headers } = await ask(service.url, path, authorization(`Token ${ANNA}`));
      expect([status, headers.vary?.toLowerCase().split(/, */)]).toEqual([
        200,
        expect.arrayContaining(['authorization']),
      ]);
    },
  );

  test.each(['/%61pi/v2/projects/', '/api%2Fv2/projects/', '/%6dedia/trap%20images/1.svg', '//api/v2/projects/'])(
    'reveals no data at %s, another spelling of an address',
    async (path) => {
      const { status, headers, text } = await ask(service.url, path);
      // At most the dashboard's not-found page.
      expect([200, 401]).toContain(status);
      expect(headers['content-type']).toBe(status === 200 ? 'text/html; charset=utf-8' : 'application/json');
      expect(text).not.toMatch(/results|<svg/);
    },
  );

  test.each([ANNA, BO])('answers with the token %s', async (token) => {
    for (const value of [`Token ${token}`, `token  ${token} `]) {
      expect((await ask(service.url, '/api/v2/projects/', authorization(value))).status).toBe(200);
    }
  });

  test.each([
    `Token ${ANNA}0`,
    `Token ${ANNA.slice(1)}`,
    `Token ${ANNA.toUpperCase()}`,
    `Token anna:${ANNA}`,
    `Token anna`,
    `Bearer ${ANNA}`,
    ANNA,
    'Token',
    'Token ',
    `Token ${ANNA} ${BO}`,
  ])('does not answer with "%s"', async (value) => {
    const { status, text } = await ask(service.url, '/api/v2/projects/', authorization(value));
    expect(status).toBe(401);
    expect(text).not.toContain(ANNA);
  });

  test('serves the dashboard without a token, which then asks for it', async () => {
    for (const path of ['/', '/deployments', '/assets/main-abc123.js']) {
      expect((await ask(service.url, path)).status).toBe(200);
    }
  });

  test('sets a cookie with the first answer, which authorises images and downloads', async () => {
    const { headers } = await ask(service.url, '/api/v2/projects/', authorization(`Token ${ANNA}`));
    const [cookie = ''] = setCookies(headers);
    expect(cookie).toMatch(/^noctuary_media=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(ANNA);
    const own = cookie.split(';', 1)[0] ?? '';
    const image = await ask(service.url, IMAGE, { headers: { cookie: `other=1; ${own}` } });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    // A shared cache must not store what only one client may see.
    expect(image.headers['cache-control']).toMatch(/^private\b/);
    const again = { cookie: own, authorization: `Token ${ANNA}` };
    expect(setCookies((await ask(service.url, '/api/v2/projects/', { headers: again })).headers)).toEqual([]);
  });

  test('deletes the cookie if the browser forgets the token', async () => {
    const headers = { authorization: `Token ${ANNA}`, 'noctuary-forget': 'media' };
    const cookies = setCookies((await ask(service.url, '/api/v2/', { headers })).headers);
    expect(cookies).toEqual(['noctuary_media=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
    // Not without a token.
    const { 'noctuary-forget': only } = headers;
    expect(setCookies((await ask(service.url, '/api/v2/', { headers: { 'noctuary-forget': only } })).headers)).toEqual(
      [],
    );
  });

  test('accepts that cookie for nothing else', async () => {
    const { headers } = await ask(service.url, '/api/v2/projects/', authorization(`Token ${ANNA}`));
    const own = setCookies(headers)[0]?.split(';', 1)[0] ?? '';
    expect((await ask(service.url, '/api/v2/projects/', { headers: { cookie: own } })).status).toBe(401);
    expect((await ask(service.url, IMAGE, { method: 'POST', headers: { cookie: own } })).status).toBe(401);
    expect((await ask(service.url, IMAGE, { headers: { cookie: `${own}x` } })).status).toBe(401);
    expect((await ask(service.url, IMAGE, { headers: { cookie: `noctuary_media=${ANNA}` } })).status).toBe(401);
    const wrong = { cookie: own, authorization: 'Token wrong-wrong-wrong-wrong' };
    expect((await ask(service.url, IMAGE, { headers: wrong })).status).toBe(401);
  });

  test('sets a secure cookie if the public address is HTTPS', async () => {
    const other = await serveSample({ tokens, publicUrl: 'https://moths.example.org' });
    try {
      const { headers } = await ask(other.url, '/api/v2/projects/', authorization(`Token ${ANNA}`));
      expect(setCookies(headers)[0]).toMatch(/; Secure$/);
    } finally {
      await other.stop();
    }
  });
});

/** Fastify prints its routes as a tree: a line has a part of the path, and methods where a route ends. */
function pathsOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part);
    return methods === undefined ? [] : [parts.join('')];
  });
}

test('every route with data requires the token', async () => {
  const { database, close } = await openDatabase(inject('sampleFile'));
  const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
  const exportFolder = inject('exportFolder');
  const app = await buildApp({
    database,
    exportFolder,
    tiles,
    tokens,
    dashboard: null,
    publicUrl: null,
    logLevel: 'silent',
  });
  await app.ready();
  // The tree shows the route of the export files only as "*".
  const paths = pathsOf(app.printRoutes({ commonPrefix: false })).map((path) =>
    path.replace(/^\*$/, '/media/exports/x'),
  );
  expect(paths.length).toBeGreaterThan(10);
  // The description of the interface contains no data (description.test.ts), nor do health checks (health.test.ts) and the
  // basemap.
  for (const path of paths.filter((one) => !/^\/(api\/(docs|v2\/schema)|healthz|readyz|basemap\.pmtiles)/.test(one))) {
    const { statusCode } = await app.inject({ method: 'GET', url: encodeURI(path.replaceAll(/:\w+|\*/g, '1')) });
    expect([path, statusCode]).toEqual([path, 401]);
  }
  await app.close();
  await close();
});

test('a route knows the name of the token', async () => {
  const { database, close } = await openDatabase(inject('sampleFile'));
  const shared = { database, exportFolder: inject('exportFolder'), dashboard: null, publicUrl: null };
  const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
  for (const [given, names] of [
    [tokens, ['anna', 'bo']],
    [[], [null, null]],
  ] as const) {
    const app = await buildApp({ ...shared, tiles, tokens: given, logLevel: 'silent' });
    app.get('/api/whoami', (request) => ({ name: request.tokenName }));
    const answers = [ANNA, BO].map(async (token) => {
      const answer = await app.inject({ url: '/api/whoami', headers: { authorization: `Token ${token}` } });
      return answer.json<{ name: string | null }>().name;
    });
    expect(await Promise.all(answers)).toEqual(names);
    await app.close();
  }
  await close();
});

describe('the process', () => {
  test.each([
    ['0.0.0.0', '', /^Warning: HOST=0\.0\.0\.0 .*NOCTUARY_TOKENS.*\n$/],
    ['0.0.0.0', `anna:${ANNA},bo:${BO}:write`, /^$/],
    ['127.0.0.1', '', /^$/],
    ['localhost', '', /^$/],
  ])('that listens at %s with the tokens "%s" says on standard error: %s', async (host, given, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'noctuary-tokens-'));
    try {
      const { child, ended, address } = startService({ NOCTUARY_DATA: folder, HOST: host, NOCTUARY_TOKENS: given });
      await address;
      child.kill('SIGTERM');
      const { code, errors, output } = await ended;
      expect(code).toBe(0);
      expect(errors).toMatch(said);
      expect(output.includes('may write: bo (')).toBe(given.endsWith(':write'));
      expect(output).not.toContain(BO);
    } finally {
      await endServices();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
