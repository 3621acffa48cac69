import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportUser } from '#service/exports/order-export.ts';
import { insertExport } from '#service/exports/insert-export.ts';
import { serviceTimestamp } from '#service/exports/service-timestamp.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { databaseWithSeason } from './database-with-season.ts';
import { exportNow, exportOnceIt, newExport, postExport, type ExportBody } from './export-season.ts';

const asked = { format: 'occurrences_simple_csv', project: 1 };
const LIST_METHODS = 'GET, POST, HEAD, OPTIONS';

describe.each(similarDatabases)('ordering an export, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithSeason(kind);
    service = await serve(empty.location, { exportFolder: empty.folder });
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  const exportsMade = async () => (await service.database.selectFrom('exports').select('id').execute()).length;

  test("returns 201, the address of the export, and its record in the interface's form (2.6, 4.5)", async () => {
    const answer = await postExport(service.url, { ...asked, filters: { collection_id: '1' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([201, 'application/json']);
    expect(answer.headers.allow).toBe(LIST_METHODS);
    const record = JSON.parse(answer.text) as ExportBody;
    expect(answer.headers.location).toBe(`${service.url}/api/v2/exports/${record.id}/`);
    expect(record).toMatchObject({
      format: 'occurrences_simple_csv',
      filters: { collection_id: '1' },
      filters_display: { collection: { id: '1', name: 'Mid June' } },
      file_url: null,
      record_count: null,
      file_size: null,
      job: { name: 'Export of Mid June', progress: { errors: [], logs: [] } },
    });
    const { pathname } = new URL(answer.headers.location ?? '');
    const detail = await ask(service.url, pathname);
    expect(Object.keys(JSON.parse(detail.text) as object)).toEqual(Object.keys(record));
    await exportOnceIt(service.url, record.id, 'SUCCESS');
  });

  test('starts as CREATED with the two stages of 2.6, neither started', async () => {
    const { status, progress, stages } = await (async () => {
      const record = await newExport(service.url);
      const { summary, stages: all } = record.job.progress;
      return { ...summary, stages: all };
    })();
    expect(['CREATED', 'STARTED']).toContain(status);
    expect(progress).toBe(0);
    expect(stages.map(({ key, params }) => [key, params.map((one) => one.key)])).toEqual([
      ['data_export', ['number_of_records_exported', 'total_records_to_export']],
      ['uploading_snapshot', ['file_url']],
    ]);
  });

  test('returns its filters, with names for people', async () => {
    const { filters, filters_display, job } = await newExport(service.url, 1, { deployment: 1, event: 3 });
    expect(filters).toEqual({ deployment: 1, event: 3 });
    expect(filters_display).toEqual({
      deployment: { id: 1, name: 'Møn, "øst"' },
      event: { id: 3, name: 'Wednesday, Jun 12-13 2024' },
    });
    expect(job.name).toBe('Export of Møn, "øst", Wednesday, Jun 12-13 2024');
    expect((await newExport(service.url)).filters).toEqual({});
  });

  test("has timestamps of the service's wall clock, without zone (1)", async () => {
    const before = new Date().toISOString().slice(0, 19);
    const { created_at, updated_at } = await newExport(service.url);
    const after = new Date().toISOString().slice(0, 19);
    expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    expect(created_at.slice(0, 19) >= before && created_at.slice(0, 19) <= after).toBe(true);
    expect(updated_at >= created_at).toBe(true);
    // All are different, however fast they follow.
    const many = Array.from({ length: 5_000 }, () => serviceTimestamp());
    expect(many).toEqual([...new Set(many)].toSorted());
  });

  test('is for "Local user" without tokens, one user for all orders', async () => {
    const records = await Promise.all([1, 2, 3, 4].map(() => newExport(service.url)));
    expect(new Set(records.map(({ user }) => user.name))).toEqual(new Set(['Local user']));
    expect(new Set(records.map(({ user }) => user.id)).size).toBe(1);
    expect(await service.database.selectFrom('users').select('name').orderBy('id').execute()).toEqual([
      { name: 'Ana' },
      { name: 'Local user' },
    ]);
  });

  test('is for the user named like the token, existing or new', async () => {
    const tokens = ['Ana', 'robot'].map((name) => ({ name, token: `${name}-0123456789abcdef` }));
    // A separate database: two services in one process would wait for each other's lock.
    const other = await databaseWithSeason(kind);
    const guarded = await serve(other.location, { exportFolder: other.folder, tokens });
    try {
      expect((await postExport(guarded.url, asked)).status).toBe(401);
      for (const { name, token } of [...tokens, ...tokens]) {
        const { status, text } = await postExport(guarded.url, asked, { authorization: `Token ${token}` });
        expect([status, (JSON.parse(text) as ExportBody).user.name]).toEqual([201, name]);
      }
      const users = await guarded.database.selectFrom('users').select('name').orderBy('id').execute();
      expect(users).toEqual([{ name: 'Ana' }, { name: 'robot' }]);
    } finally {
      await guarded.stop();
      await other.remove();
    }
  });

  test.each<[title: string, body: unknown, faults: Record<string, RegExp>]>([
    ['an unknown format', { ...asked, format: 'xlsx' }, { format: /occurrences_simple_csv/ }],
    ['no format', { project: 1 }, { format: /occurrences_simple_csv/ }],
    ['no project', { format: asked.format }, { project: /id of a project/ }],
    ['a project as text', { ...asked, project: '1' }, { project: /whole number/ }],
    ['a project that is no whole number', { ...asked, project: 1.5 }, { project: /whole number/ }],
    ['a project of another world', { ...asked, project: 4e9 }, { project: /whole number/ }],
    ['a project that is not there', { ...asked, project: 99 }, { project: /no project with the id 99/ }],
    [
      'filters that are no object',
      { ...asked, filters: [] },
      { filters: /collection_id, deployment, deployments, sites, event/ },
    ],
    [
      'filters that are null',
      { ...asked, filters: null },
      { filters: /collection_id, deployment, deployments, sites, event/ },
    ],
    ['a number of captures', { ...asked, filters: { collection_id: 1 } }, { 'filters.collection_id': /as text/ }],
    ['a name of captures', { ...asked, filters: { collection_id: 'all' } }, { 'filters.collection_id': /as text/ }],
    ['captures not there', { ...asked, filters: { collection_id: '9' } }, { 'filters.collection_id': /no set .* 9/ }],
    [
      'captures of another project',
      { ...asked, filters: { collection_id: '2' } },
      { 'filters.collection_id': /Project 1 has no set of captures with the id 2/ },
    ],
    ['a deployment as text', { ...asked, filters: { deployment: '1' } }, { 'filters.deployment': /whole number/ }],
    [
      'a deployment of another project',
      { ...asked, filters: { deployment: 3 } },
      { 'filters.deployment': /Project 1 has no deployment with the id 3/ },
    ],
    ['an event as text', { ...asked, filters: { event: '1' } }, { 'filters.event': /whole number/ }],
    [
      'an event of another project',
      { ...asked, filters: { event: 21 } },
      { 'filters.event': /Project 1 has no event with the id 21/ },
    ],
    [
      'an event of another deployment',
      { ...asked, filters: { deployment: 1, event: 11 } },
      { 'filters.event': /deployment 2, not of 1/ },
    ],
    ['an unknown key', { ...asked, fields: [] }, { fields: /format, project, filters and options/ }],
    [
      'an unknown filter',
      { ...asked, filters: { genus: 1 } },
      { 'filters.genus': /collection_id, deployment, deployments, sites, event/ },
    ],
    [
      'everything at once',
      { format: 5, project: 0, filters: { event: -1, x: 1, y: 2 }, z: 3 },
      { format: /./, project: /./, 'filters.event': /./, 'filters.x': /./, 'filters.y': /./, z: /./ },
    ],
    [
      'three things that are not there at once',
      { ...asked, filters: { collection_id: '2', deployment: 3, event: 21 } },
      { 'filters.collection_id': /./, 'filters.deployment': /./, 'filters.event': /./ },
    ],
    ['a body that is no object', [asked], { detail: /JSON object/ }],
    ['a body that is null', null, { detail: /JSON object/ }],
    ['a body that ends within', '{"format":', { detail: /JSON/ }],
    ['no body', '', { detail: /json/ }],
  ])('with %s is a 400 that says what is right for every wrong field (4.5)', async (_title, body, faults) => {
    const before = await exportsMade();
    const { status, headers, text } = await postExport(service.url, body);
    expect([status, headers['content-type'], headers.allow]).toEqual([400, 'application/json', LIST_METHODS]);
    const answered = JSON.parse(text) as Record<string, string[] | string>;
    expect(Object.keys(answered).toSorted()).toEqual(Object.keys(faults).toSorted());
    for (const [name, right] of Object.entries(faults)) {
      expect(Array.isArray(answered[name])).toBe(name !== 'detail');
      expect(String(answered[name])).toMatch(right);
    }
    expect(await exportsMade()).toBe(before);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/csv', ''])(
    'as "%s" is a 415 in JSON (4.5)',
    async (type) => {
      const { status, headers, text } = await postExport(service.url, asked, { 'content-type': type });
      expect([status, headers['content-type'], headers.allow]).toEqual([415, 'application/json', LIST_METHODS]);
      expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
    },
  );

  test('of more than a few fields is a 413 in JSON (4.5)', async () => {
    const { status, headers, text } = await postExport(service.url, { ...asked, more: 'x'.repeat(70_000) });
    expect([status, headers['content-type'], headers.allow]).toEqual([413, 'application/json', LIST_METHODS]);
    expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
  });

  test.each(['cross-site', 'same-site'])('from a page of another origin (%s) is refused', async (site) => {
    const refused = await postExport(service.url, asked, { 'sec-fetch-site': site });
    expect([refused.status, refused.headers.allow]).toEqual([403, LIST_METHODS]);
    const { job } = await newExport(service.url);
    const path = `/api/v2/jobs/${job.id}/cancel/`;
    const cancelling = await ask(service.url, path, { method: 'POST', headers: { 'sec-fetch-site': site } });
    expect([cancelling.status, cancelling.headers.allow]).toEqual([403, 'POST']);
    expect((await postExport(service.url, asked, { 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  test('at one export, or by another method, is still a 405 (4.5)', async () => {
    const { id, job } = await newExport(service.url);
    for (const [method, path] of [
      ['POST', `/api/v2/exports/${id}/`],
      ['PUT', '/api/v2/exports/'],
      ['DELETE', `/api/v2/exports/${id}/`],
      ['GET', `/api/v2/jobs/${job.id}/cancel/`],
      ['DELETE', `/api/v2/jobs/${job.id}/cancel/`],
    ] as const) {
      const { status, headers } = await ask(service.url, path, { method });
      expect([method, path, status, headers['content-type']]).toEqual([method, path, 405, 'application/json']);
    }
  });

  test.each(['999999', 'x', '0', '99999999999'])('cancelling %s, which does not exist, is a 404', async (id) => {
    const { status, headers, text } = await ask(service.url, `/api/v2/jobs/${id}/cancel/`, { method: 'POST' });
    expect([status, headers.allow]).toEqual([404, 'POST']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(id) });
  });

  test('cancelling one that has ended is a 409 with its status, and changes nothing', async () => {
    const { id, job } = await newExport(service.url);
    const before = await exportOnceIt(service.url, id, 'SUCCESS');
    const { status, headers, text } = await ask(service.url, `/api/v2/jobs/${job.id}/cancel/`, { method: 'POST' });
    expect([status, headers['content-type'], headers.allow]).toEqual([409, 'application/json', 'POST']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('SUCCESS') });
    expect(await exportNow(service.url, id)).toEqual(before);
    expect((await ask(service.url, new URL(before.file_url ?? '').pathname)).status).toBe(200);
  });

  test('does not change jobs that are not for an export', async () => {
    const other = { project_id: 1, deployment_id: 1, name: 'Sync', status: 'CREATED', progress: null };
    const type = { job_type_key: 'ml', job_type_name: 'ML pipeline', created_at: '2024', updated_at: '2024' };
    const job = await service.database
      .insertInto('jobs')
      .values({ ...other, ...type })
      .returning('id')
      .executeTakeFirst();
    const { status } = await ask(service.url, `/api/v2/jobs/${job?.id}/cancel/`, { method: 'POST' });
    expect(status).toBe(404);
    const { id } = await newExport(service.url);
    await exportOnceIt(service.url, id, 'SUCCESS');
    const rows = await service.database
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', job?.id ?? 0)
      .execute();
    expect(rows).toMatchObject([{ ...other, ...type, claimed_by: null }]);
  });

  test('while very many are queued is a 429 with Retry-After, and adds none (4.5)', async () => {
    const other = await databaseWithSeason(kind);
    const slow = await serve(other.location, { exportFolder: other.folder, exportPauseMs: 60_000 });
    const order = {
      format: 'occurrences_simple_csv' as const,
      projectId: 1,
      collectionId: null,
      deploymentId: null,
      eventId: null,
      filters: {},
      options: {},
      what: [],
    };
    // The worker may have claimed some before the request.
    await slow.database.transaction().execute(async (transaction) => {
      for (let made = 0; made < 110; made += 1) {
        await insertExport(transaction, order, (one) => exportUser(one, 'A'), serviceTimestamp());
      }
    });
    const { status, headers, text } = await postExport(slow.url, asked);
    expect([status, headers['retry-after'], headers.allow]).toEqual([429, '60', LIST_METHODS]);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('100 exports are waiting') });
    expect(await slow.database.selectFrom('exports').select('id').execute()).toHaveLength(110);
    await slow.stop();
    await other.remove();
  });

  test('of a client with half of the places is a 429, while another client can order', async () => {
    const other = await databaseWithSeason(kind);
    const tokens = ['anna', 'bo'].map((name) => ({ name, token: `${name}-0123456789abcdef` }));
    const slow = await serve(other.location, { exportFolder: other.folder, exportPauseMs: 60_000, tokens });
    const order = (name: string) => postExport(slow.url, asked, { authorization: `Token ${name}-0123456789abcdef` });
    const statuses: number[] = [];
    // The worker takes one of them, which no longer waits.
    for (let times = 0; times < 52; times += 1) statuses.push((await order('anna')).status);
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 201));
    const { status, headers, text } = await order('anna');
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining('50 of your exports') });
    expect((await order('bo')).status).toBe(201);
    await slow.stop();
    await other.remove();
  });
});
