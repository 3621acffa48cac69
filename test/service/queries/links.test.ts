import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver, type RunningService } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { allLists } from './linked-field-tables.ts';
import type { ListBody } from './walk.ts';

type Json = Record<string, unknown>;

/** Every object inside a value, itself included. */
function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

/** Every address of the interface inside a value. */
function addressesIn(value: unknown, base: string): string[] {
  return objectsIn(value)
    .flatMap((object) => Object.values(object))
    .filter((part): part is string => typeof part === 'string' && part.startsWith(`${base}/api/v2/`));
}

/** The first, the middle and the last record of a list. */
async function someOf({ url }: RunningService, path: string): Promise<Json[]> {
  const { count } = await askJson<ListBody>(url, `${path}?limit=1`);
  const pages: ListBody<Json>[] = [];
  for (const offset of [0, Math.floor(count / 2), count - 1]) {
    pages.push(await askJson(url, `${path}?limit=1&offset=${offset}`));
  }
  return pages.flatMap(({ results }) => results);
}

const FILTER_COLUMN = { deployment: 'deployment_id', event: 'event_id', determination: 'determination_id' } as const;

describe.each(similarDatabases)('links inside records from $kind', (sample) => {
  const service = serviceOver(sample);

  test.each(allLists)('every address in a record of $path answers (4.4)', async ({ path }) => {
    const { url } = service();
    const addresses = new Set((await someOf(service(), path)).flatMap((record) => addressesIn(record, url)));
    // An export and its job have no details field (2.6); their user and project have.
    expect(addresses.size).toBeGreaterThan(2);
    for (const address of addresses) {
      const { status, headers } = await ask(url, address.slice(url.length));
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'application/json']);
    }
  });

  test.each(allLists)(
    'a summary in a record of $path is a part of the record at its details address (2)',
    async ({ path }) => {
      const { url } = service();
      const summaries = (await someOf(service(), path))
        .flatMap(objectsIn)
        .filter(({ details }) => details !== undefined);
      for (const summary of summaries) {
        expect(await askJson(url, String(summary['details']).slice(url.length))).toMatchObject(summary);
      }
    },
  );

  test.each([
    { path: '/api/v2/deployments/', field: 'events', list: 'events', filter: 'deployment' },
    { path: '/api/v2/deployments/', field: 'occurrences', list: 'occurrences', filter: 'deployment' },
    { path: '/api/v2/events/', field: 'captures', list: 'captures', filter: 'event' },
    { path: '/api/v2/taxa/', field: 'occurrences', list: 'occurrences', filter: 'determination' },
  ] as const)(
    'the $field link of a record of $path gives the $list of that record and no others, second question mark and all (4.4)',
    async ({ path, field, list, filter }) => {
      const { url, database } = service();
      const records = await askJson<ListBody<Json>>(url, `${path}?limit=12&ordering=-${field}_count,id`);
      let met = 0;
      for (const record of records.results) {
        const link = String(record[field]);
        expect(link).toMatch(/\?.*\?/);
        const body = await askJson<ListBody<Record<string, { id: number }>>>(url, link.slice(url.length));
        expect(body.results.map((one) => one[filter]?.id)).toEqual(body.results.map(() => record['id']));
        const { rows } = await sql<{ held: unknown }>`select count(*) as held from ${sql.table(list)}
          where ${sql.ref(FILTER_COLUMN[filter])} = ${record['id']}`.execute(database);
        expect(body.count).toBe(Number(rows[0]?.held));
        expect(body.results).toHaveLength(Math.min(20, body.count));
        met += body.results.length;
      }
      expect(met).toBeGreaterThan(100);
    },
  );

  test("the link to a taxon's occurrences, with a repeated format, leads to proper pages (2.3, 4.3.4)", async () => {
    const { url } = service();
    const link = '/api/v2/occurrences/?format=api?format=api&determination=12';
    const { count, next, results } = await askJson<ListBody>(url, link);
    const proper = await askJson<ListBody>(url, '/api/v2/occurrences/?determination=12');
    expect([count, results]).toEqual([proper.count, proper.results]);
    expect(count).toBeGreaterThan(20);
    const page = await askJson<ListBody>(url, String(next).slice(url.length));
    const properNext = await askJson<ListBody>(url, String(proper.next).slice(url.length));
    expect(page.results).toEqual(properNext.results);
    expect([...new URL(String(next)).searchParams].map(([name]) => name).toSorted()).toEqual([
      'determination',
      'format',
      'limit',
      'offset',
    ]);
  });

  test('the images of captures exist (2.5)', async () => {
    const { url } = service();
    for (const { url: picture } of await someOf(service(), '/api/v2/captures/')) {
      const { status, headers } = await ask(url, encodeURI(String(picture).slice(url.length)));
      expect([status, headers['content-type']?.startsWith('image/')]).toEqual([200, true]);
    }
  });
});
