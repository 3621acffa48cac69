import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { collectionNames, collections } from '#contract/lists/collections.ts';
import { fieldNames } from '#contract/lists/field-names.ts';
import { firstPageAddress, listAddress, walkOrdering } from '#dashboard/api/lists/whole-list-request.ts';
import { pageOfRecords } from '#service/list-page.ts';
import { readListParameters } from '#service/list-parameters.ts';
import { eventsQuery } from '#service/queries/events-query.ts';
import { deploymentsQuery } from '#service/queries/deployments-query.ts';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { walk, type ListBody } from './walk.ts';

type AnyRecord = Record<string, unknown>;

const LISTS = collectionNames.map((name) => ({ name, path: `/api/v2/${collections[name].path}/` }));
/** All sessions of the sample, read whole. */
const SESSIONS = 4_312;

describe.each(similarDatabases)('fields and ids of lists, over $kind', (sample) => {
  const service = serviceOver(sample);
  const database = databaseOf(sample);
  const records = async (path: string) => (await askJson<ListBody<AnyRecord>>(service().url, path)).results;
  const refusal = async (path: string) => {
    const { status, text } = await ask(service().url, path);
    return [status, JSON.parse(text) as unknown];
  };

  test.each(LISTS)('$path: each field alone has the value that it has in the whole record', async ({ name, path }) => {
    const whole = await records(`${path}?limit=5`);
    for (const field of fieldNames(collections[name].record).filter((one) => !one.includes('.'))) {
      const expected = whole.map((record) => ({ [field]: record[field] }));
      expect(await records(`${path}?limit=5&fields=${field}`)).toEqual(expected);
    }
    const every = Object.keys(whole[0] ?? {}).join(',');
    expect(await records(`${path}?limit=5&fields=${every}`)).toEqual(whole);
  });

  test('dotted names narrow a nested record, and each record of a nested list', async () => {
    const [whole] = await records('/api/v2/events/?limit=1');
    const {
      id,
      start,
      deployment,
      example_captures: examples,
    } = whole as {
      id: number;
      start: string;
      deployment: { name: string };
      example_captures: { url: string; id: number }[];
    };
    expect(examples.length).toBeGreaterThan(0);
    expect(await records('/api/v2/events/?limit=1&fields=id,start,deployment.name,example_captures.url')).toEqual([
      { id, deployment: { name: deployment.name }, start, example_captures: examples.map(({ url }) => ({ url })) },
    ]);
    // The whole nested record includes a part of it, in whichever order they are named.
    for (const fields of ['deployment,deployment.name', 'deployment.name,deployment']) {
      expect(await records(`/api/v2/events/?limit=1&fields=${fields}`)).toEqual([{ deployment }]);
    }
    const job = await records('/api/v2/jobs/?limit=1000&fields=deployment.id');
    expect(job).toContainEqual({ deployment: { id: 1 } });
  });

  test('an unknown name is refused, with the name and the nearest that is right', async () => {
    for (const [fields, wrong, right] of [
      ['id,strat', 'strat', 'start'],
      ['deployment.nam', 'deployment.nam', 'deployment.name'],
      ['Deployment', 'Deployment', 'deployment'],
      ['__proto__', '__proto__', ''],
      ['start.id', 'start.id', 'start'],
    ]) {
      const [status, body] = await refusal(`/api/v2/events/?fields=${fields}`);
      expect([status, body]).toEqual([400, { fields: [expect.stringContaining(`"${wrong}" is no field`)] }]);
      expect(JSON.stringify(body)).toContain(right);
    }
    expect(await records('/api/v2/events/?limit=1&fields=')).toEqual(await records('/api/v2/events/?limit=1'));
  });

  test('next and previous carry fields, and all pages together have every record', async () => {
    const pages = await walk<AnyRecord>(service().url, '/api/v2/deployments/?limit=50&fields=id,project.name');
    expect(pages.length).toBeGreaterThan(2);
    for (const link of pages.flatMap(({ next, previous }) => [next, previous]).filter((one) => one !== null)) {
      expect(new URL(link).searchParams.get('fields')).toBe('id,project.name');
    }
    const all = pages.flatMap(({ results }) => results);
    expect(all).toHaveLength(pages[0]?.count ?? 0);
    expect(new Set(all.map((record) => Object.keys(record).join(' ')))).toEqual(new Set(['id project']));
  });

  test.each(LISTS)('$path says that it takes them, and OPTIONS names its fields', async ({ name, path }) => {
    expect((await ask(service().url, `${path}?limit=1`)).headers['list-parameters']).toBe('fields, ids');
    const { headers, text } = await ask(service().url, path, { method: 'OPTIONS' });
    expect(headers['list-parameters']).toBe('fields, ids');
    expect(JSON.parse(text)).toMatchObject({
      fields: fieldNames(collections[name].record),
      parameters: ['fields', 'ids'],
    });
    const description = await askJson<{ paths: Record<string, { get: { parameters: { name: string }[] } }> }>(
      service().url,
      '/api/v2/schema/',
    );
    const names = description.paths[path]?.get.parameters.map((parameter) => parameter.name);
    expect(names).toEqual(expect.arrayContaining(['fields', 'ids']));
  });

  test.each(LISTS)('$path lists the records with these ids, and no other', async ({ path }) => {
    const ids = (await records(`${path}?limit=3&offset=1&ordering=-id`)).map(({ id }) => Number(id));
    const page = await askJson<ListBody>(service().url, `${path}?ordering=-id&ids=${ids.join(',')},99999999,${ids[0]}`);
    expect(page.count).toBe(ids.length);
    expect(page.results.map(({ id }) => id)).toEqual(ids);
  });

  test('ids narrow further filters, and are refused where they are none or too many', async () => {
    const { count } = await askJson<ListBody>(service().url, '/api/v2/events/?deployment=1&ids=1,2,4000');
    expect(count).toBe(2);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await records(`/api/v2/events/?limit=200&ids=${many.slice(1).join(',')}`)).length).toBe(100);
    for (const ids of [many.join(','), 'abc', '1,,2', '-1', '1.5', '0', '2147483648', '99999999999']) {
      expect(await refusal(`/api/v2/events/?ids=${ids}`)).toEqual([400, { ids: [expect.any(String)] }]);
    }
  });

  test('what is not asked for is not selected', async () => {
    const wanted: unknown[] = [];
    const read: typeof eventsQuery.read = (within, ids, baseUrl, wants) => {
      wanted.push(wants?.('example_captures'));
      return eventsQuery.read(within, ids, baseUrl, wants);
    };
    for (const fields of ['id,deployment.name', 'id,example_captures.url', '']) {
      const list = readListParameters('events', new URLSearchParams({ fields }));
      await pageOfRecords(database(), { ...eventsQuery, read }, list, { count: SESSIONS, unowned: 0 }, '');
    }
    expect(wanted).toEqual([false, true, true]);
    const ids = [1, 2, 3];
    const nothing = () => false;
    const events = await eventsQuery.read(database(), ids, '', nothing);
    expect(events.flatMap((one) => one.example_captures)).toEqual([]);
    const deployments = await deploymentsQuery.read(database(), ids, '', nothing);
    expect(deployments.flatMap(({ jobs }) => jobs)).toEqual([]);
    expect((await eventsQuery.read(database(), ids, ''))[0]?.example_captures).not.toEqual([]);
  });

  test('other fields are another answer, with its own ETag', async () => {
    const tagOf = async (path: string) => (await ask(service().url, path)).headers.etag;
    const [some, all] = [await tagOf('/api/v2/events/?limit=5&fields=id'), await tagOf('/api/v2/events/?limit=5')];
    expect(some).not.toBe(all);
    const again = await ask(service().url, '/api/v2/events/?limit=5&fields=id', {
      headers: { 'if-none-match': some ?? '' },
    });
    expect([again.status, again.headers['list-parameters']]).toEqual([304, 'fields, ids']);
  });

  test('Sessions read whole, with the fields that lists show, are at most 135 kB in gzip', async () => {
    let [bytes, rows] = [0, 0];
    const page = async (address: string) => {
      const answer = await ask(service().url, `/api/v2/${address}`, { headers: { 'accept-encoding': 'gzip' } });
      bytes += answer.bytes.length;
      rows += (JSON.parse(gunzipSync(answer.bytes).toString()) as ListBody).results.length;
    };
    await page(firstPageAddress('events', {}, true));
    for (let offset = 100; offset < SESSIONS; offset += 1_000) {
      await page(listAddress('events', { ordering: [walkOrdering('events')], limit: 1_000, offset }, true));
    }
    expect(rows).toBe(SESSIONS);
    expect(bytes).toBeLessThanOrEqual(135_000);
  });
});
