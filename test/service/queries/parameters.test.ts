import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { allLists } from './linked-field-tables.ts';
import type { ListBody } from './walk.ts';

type EventBody = ListBody<{ id: number; deployment: { id: number } }>;

describe.each(similarDatabases)('parameters, read by the service over $kind', (sample) => {
  const service = serviceOver(sample);

  test.each(allLists)('an invalid limit or offset of $path is a 400 that names it (4.2)', async ({ path }) => {
    for (const name of ['limit', 'offset']) {
      for (const value of ['abc', '-1', '1.5', '1e3', '0x10', '%20', '+5', 'NaN', '99999999999', '٣', '1;2']) {
        const { status, headers, text } = await ask(service().url, `${path}?${name}=${encodeURI(decodeURI(value))}`);
        expect([value, status, headers['content-type']]).toEqual([value, 400, 'application/json']);
        expect(JSON.parse(text)).toEqual({ [name]: [expect.stringContaining('whole number')] });
      }
    }
    expect((await ask(service().url, `${path}?limit=0`)).status).toBe(400);
  });

  test('an empty parameter counts as not given (4.2)', async () => {
    const { text } = await ask(service().url, '/api/v2/deployments/?limit=&offset=&ordering=');
    const plain = await askJson<ListBody>(service().url, '/api/v2/deployments/');
    expect((JSON.parse(text) as ListBody).results).toEqual(plain.results);
  });

  test('an unknown parameter changes nothing (4.5)', async () => {
    const plain = await askJson<ListBody>(service().url, '/api/v2/projects/');
    const odd = await askJson<ListBody>(service().url, '/api/v2/projects/?deployment=abc&event=x&colour=blue&=&&?');
    expect(odd.results).toEqual(plain.results);
  });

  test('the events of a deployment are reached by its own link, second question mark and all (4.4)', async () => {
    const { url } = service();
    const { results } = await askJson<ListBody<{ id: number; events: string; events_count: number }>>(
      url,
      '/api/v2/deployments/?ordering=-events_count',
    );
    for (const { id, events, events_count } of results) {
      const body = await askJson<EventBody>(url, events.slice(url.length));
      expect(body.count).toBe(events_count);
      expect(new Set(body.results.map(({ deployment }) => deployment.id))).toEqual(new Set([id]));
    }
  });

  test('the second question mark and a properly written query mean the same (4.4)', async () => {
    const { url } = service();
    const odd = await ask(url, '/api/v2/events/?format=api?deployment=4');
    const proper = await ask(url, '/api/v2/events/?format=api&deployment=4');
    expect(odd.status).toBe(200);
    expect(odd.text).toBe(proper.text);
    expect((JSON.parse(odd.text) as EventBody).count).toBeGreaterThan(0);
  });

  test('the links of a page reached by a second question mark are properly written (4.3.4, 4.4)', async () => {
    const { url } = service();
    const { next } = await askJson<EventBody>(url, '/api/v2/events/?format=api?deployment=4&limit=2');
    if (next === null) throw new Error('The deployment has too few events.');
    expect(next.split('?')).toHaveLength(2);
    expect(Object.fromEntries(new URL(next).searchParams)).toEqual({
      deployment: '4',
      format: 'api',
      limit: '2',
      offset: '2',
    });
  });

  test('a filter and an ordering work together (4.2, 4.4)', async () => {
    const { results } = await askJson<EventBody>(
      service().url,
      '/api/v2/events/?deployment=4&ordering=-start&limit=1000',
    );
    const rows = await service()
      .database.selectFrom('events')
      .select('id')
      .where('deployment_id', '=', 4)
      .orderBy('start', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('a repeated parameter counts once, and links carry it unchanged (4.3.4)', async () => {
    const { url } = service();
    const twice = await askJson<EventBody>(url, '/api/v2/events/?deployment=4&deployment=4&limit=2');
    const once = await askJson<EventBody>(url, '/api/v2/events/?deployment=4&limit=2');
    expect([twice.count, twice.results]).toEqual([once.count, once.results]);
    const [next, properNext] = [twice.next ?? '', once.next ?? ''].map((link) => link.slice(url.length));
    const pages = [await askJson<EventBody>(url, next ?? ''), await askJson<EventBody>(url, properNext ?? '')];
    expect(pages[0]?.results).toEqual(pages[1]?.results);
  });

  test.each([
    ['ids', 'ids=3&ids=1&ids=2,4', 'ids=3,1,2,4'],
    ['fields', 'fields=id&fields=start&fields=', 'fields=id,start'],
    ['ordering', 'ordering=-captures_count&ordering=start,-id', 'ordering=-captures_count,start,-id'],
  ])('%s that is repeated is one list, also in the links of the page (4.2)', async (name, repeated, once) => {
    const { url } = service();
    const many = await askJson<EventBody>(url, `/api/v2/events/?limit=2&${repeated}`);
    const one = await askJson<EventBody>(url, `/api/v2/events/?limit=2&${once}`);
    expect(many.results).toEqual(one.results);
    expect([many.count, many.next]).toEqual([one.count, one.next]);
    expect(new URL(many.next ?? '').searchParams.get(name)).toBe(once.slice(name.length + 1));
  });

  test.each([
    ['/api/v2/events/', 'limit', ['2', '3']],
    ['/api/v2/events/', 'offset', ['0', '20']],
    ['/api/v2/events/', 'deployment', ['4', '5']],
    ['/api/v2/events/', 'day_after', ['2024-06-01', '2024-07-01']],
    ['/api/v2/deployments/', 'search', ['a', 'b']],
    ['/api/v2/captures/1/', 'with_detections', ['true', 'false']],
    ['/api/v2/taxa/1/', 'project_id', ['1', '2']],
    ['/api/v2/projects/1/', 'format', ['api', 'json']],
  ])('a parameter of %s that is no list is refused with two values: %s', async (path, name, values) => {
    const query = values.map((value) => `${name}=${value}`).join('&');
    const { status, text } = await ask(service().url, `${path}?${query}`);
    expect([status, JSON.parse(text)]).toEqual([400, { [name]: [expect.stringContaining('different values')] }]);
    // The same value twice, as the links of taxa have it (2.3), is one.
    const same = `${path}?${name}=${values[0]}`;
    expect((await ask(service().url, `${same}&${name}=${values[0]}`)).status).toBe(200);
  });

  test('format is api or json, and refused by name where it is another (1)', async () => {
    const { url } = service();
    const [plain, json] = [await ask(url, '/api/v2/projects/'), await ask(url, '/api/v2/projects/?format=json')];
    expect((JSON.parse(json.text) as ListBody).results).toEqual((JSON.parse(plain.text) as ListBody).results);
    for (const path of ['/api/v2/projects/', '/api/v2/projects/1/']) {
      const { status, text } = await ask(url, `${path}?format=csv`);
      expect([status, JSON.parse(text)]).toEqual([400, { format: [expect.stringMatching(/"csv".*api, json/)] }]);
    }
  });
});
