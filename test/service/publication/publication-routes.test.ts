import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { buildApp, type AppOptions } from '#service/app.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import { claimedExport } from '#service/exports/claimed-export.ts';
import { insertExport } from '#service/exports/insert-export.ts';
import { exportUser } from '#service/exports/order-export.ts';
import { ask } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serve, servedFor, type RunningService } from '#test/support/serve.ts';

const PATH = '/api/v2/projects/1/publication/';
const AT = { created_at: '2024-06-01T00:00:00.000001', updated_at: '2024-06-01T00:00:00.000001' };
const READER = '0123456789abcdef';
const WRITER = 'fedcba9876543210';
const WRITTEN = {
  title: 'Moths of Møn',
  parties: [
    { given_name: 'Bo', surname: 'Person', email: 'bo@example.org', roles: ['contact', 'creator'] },
    { organization: 'Ærø <Nature>', roles: ['rights_holder'] },
  ],
  license: 'CC-BY-4.0',
  capture_method: ['activityDetection'],
  individual_animals: false,
};

describe.each(sampleDatabases)('what is published of a project, kept in $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let database: Database;
  const running: RunningService[] = [];

  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    ({ database } = await openDatabase(empty.location));
    await insertRows(database, 'projects', [{ id: 1, name: 'P', description: '', image: null, draft: 0, ...AT }]);
    await service();
  });
  afterAll(async () => {
    for (const one of running) await one.stop();
    await database.destroy();
    await empty.remove();
  });

  async function service(options: Partial<AppOptions> = {}): Promise<RunningService> {
    const one = await serve(empty.location, options);
    running.push(one);
    return one;
  }
  const own = () => running[0]?.url ?? '';
  async function put(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}, path = PATH) {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const all = { 'content-type': 'application/json', 'content-length': length, ...headers };
    const answer = await ask(url, path, { method: 'PUT', headers: all, body: text });
    return { ...answer, body: JSON.parse(answer.text) as Record<string, unknown> };
  }
  async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
    const answer = await ask(url, PATH, { headers });
    return JSON.parse(answer.text) as { publication: object; user_permissions: string[] };
  }
  const kept = async () => (await get(own())).publication;

  test('is empty until it is written, and then as it was written', async () => {
    expect(await get(own())).toEqual({ project: 1, publication: {}, user_permissions: ['update'] });
    const { status, body } = await put(own(), { ...WRITTEN, title: ` ${WRITTEN.title} ` });
    expect([status, body]).toEqual([200, { project: 1, publication: WRITTEN, user_permissions: ['update'] }]);
    expect(await kept()).toEqual(WRITTEN);
    await put(own(), { title: 'Only this' });
    expect(await kept()).toEqual({ title: 'Only this' });
  });

  test('is refused by the path of each wrong field, and stays as it was', async () => {
    await put(own(), WRITTEN);
    const wrong = {
      title: ' ',
      parties: [{ given_name: 'Bo', roles: [] }],
      license: 'MIT',
      language: 'xx',
      unknown: 1,
    };
    const { status, body } = await put(own(), wrong);
    expect(status).toBe(400);
    const surname = 'parties.0.surname';
    expect(Object.keys(body).toSorted()).toEqual([
      'language',
      'license',
      'parties.0.roles',
      surname,
      'title',
      'unknown',
    ]);
    expect((await put(own(), [], {})).status).toBe(400);
    expect(await kept()).toEqual(WRITTEN);
  });

  test('is what a file says, unless its order says something else', async () => {
    await put(own(), WRITTEN);
    const job = async (options: ExportOptions) => {
      const nobody = { filters: {}, deploymentId: null, eventId: null, collectionId: null, what: [] };
      const order = { format: 'darwin_core_archive', projectId: 1, options, ...nobody } as const;
      const userIdIn = (within: Database) => exportUser(within, 'U');
      const id = await insertExport(database, order, userIdIn, AT.created_at);
      return database.selectFrom('exports').select('job_id').where('id', '=', id).executeTakeFirstOrThrow();
    };
    const publicationOf = async (options: ExportOptions) =>
      (await claimedExport(database, (await job(options)).job_id)).scope.options.publication;
    expect(await publicationOf({})).toEqual(WRITTEN);
    expect(await publicationOf({ publication: { title: 'Of this order' } })).toEqual({ title: 'Of this order' });
  });

  test('is of a project that there is', async () => {
    for (const path of ['/api/v2/projects/2/publication/', '/api/v2/projects/none/publication/']) {
      expect([(await ask(own(), path)).status, (await put(own(), {}, {}, path)).status]).toEqual([404, 404]);
    }
  });

  test('with tokens, is written with one that has the right alone, also on this machine', async () => {
    const tokens = parseAccessTokens(`anna:${READER},bo:${WRITER}:write`);
    const { url } = await service({ tokens });
    await put(own(), WRITTEN);
    const bearing = (token: string) => ({ authorization: `Token ${token}` });
    expect((await put(url, {}, bearing(READER))).status).toBe(403);
    expect((await put(url, {}, bearing(`${WRITER}:write`))).status).toBe(401);
    expect((await put(url, {})).status).toBe(401);
    expect(await kept()).toEqual(WRITTEN);
    expect((await get(url, bearing(READER))).user_permissions).toEqual([]);
    expect((await get(url, bearing(WRITER))).user_permissions).toEqual(['update']);
    expect((await put(url, { title: 'By Bo' }, bearing(WRITER))).status).toBe(200);
    expect(await kept()).toEqual({ title: 'By Bo' });
  });

  test.each([
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 proxy' },
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '192.0.2.1' },
    { host: 'moths.example.org' },
  ])('without tokens, is not written by a request with %o', async (headers) => {
    const { url } = await service({ allowedHosts: ['moths.example.org'] });
    await put(own(), WRITTEN);
    expect((await put(url, {}, headers)).status).toBe(403);
    expect((await get(url, headers)).user_permissions).toEqual([]);
    expect(await kept()).toEqual(WRITTEN);
  });

  test.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.7', 403],
    ['2001:db8::7', 403],
    ['::ffff:192.0.2.7', 403],
  ])('without tokens, a request from %s is answered with %i', async (remoteAddress, status) => {
    const app = await buildApp({ ...servedFor(database), allowedHosts: ['localhost'] });
    const asked = { remoteAddress, headers: { host: 'localhost' }, payload: WRITTEN };
    expect((await app.inject({ method: 'PUT', url: PATH, ...asked })).statusCode).toBe(status);
    await app.close();
  });

  test('without tokens, is written by nobody where the service has a public address', async () => {
    const { url } = await service({ publicUrl: 'https://moths.example.org' });
    expect([(await put(url, {})).status, (await get(url)).user_permissions]).toEqual([403, []]);
  });

  test.each([
    [{ origin: 'https://evil.example.org' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ])('is not written by a page of another site, with %o', async (headers) => {
    await put(own(), WRITTEN);
    const refused = await put(own(), {}, headers);
    const asked = { ...headers, 'access-control-request-method': 'PUT' };
    const preflight = await ask(own(), PATH, { method: 'OPTIONS', headers: asked });
    expect([refused.status, preflight.status]).toEqual([403, 405]);
    for (const answer of [refused, preflight]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
    }
    expect(await kept()).toEqual(WRITTEN);
  });

  test('is not written as text, which such a page may send without a preflight', async () => {
    await put(own(), WRITTEN);
    expect((await put(own(), {}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(await kept()).toEqual(WRITTEN);
  });

  test('is written by a page of the service itself', async () => {
    const headers = { origin: own(), 'sec-fetch-site': 'same-origin' };
    expect((await put(own(), { title: 'By a page' }, headers)).status).toBe(200);
  });
});
