import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { askJson } from '#test/service/ask.ts';
import { allLists } from './linked-field-tables.ts';
import type { ListBody } from './walk.ts';

const TABLES: Readonly<Record<string, string>> = {
  '/api/v2/storage/': 'storage_sources',
  '/api/v2/deployments/devices/': 'devices',
  '/api/v2/deployments/sites/': 'sites',
};
const COLUMNS = {
  project_id: 'project_id',
  deployment: 'deployment_id',
  event: 'event_id',
  determination: 'determination_id',
} as const;
type Filter = keyof typeof COLUMNS;

/** The filters with stored totals, each with the values that records of the sample have. */
const filtered: readonly (readonly [list: string, filter: Filter, values: string])[] = [
  ['events', 'project_id', 'projects'],
  ['events', 'deployment', 'deployments'],
  ['captures', 'project_id', 'projects'],
  ['captures', 'deployment', 'deployments'],
  ['captures', 'event', 'events'],
  ['occurrences', 'project_id', 'projects'],
  ['occurrences', 'deployment', 'deployments'],
  ['occurrences', 'event', 'events'],
  ['occurrences', 'determination', 'taxa'],
];
/** Combined filters, which have no stored total. */
const together: readonly (readonly [list: string, filters: Partial<Record<Filter, number>>])[] = [
  ['events', { project_id: 1, deployment: 4 }],
  ['events', { project_id: 2, deployment: 4 }],
  ['captures', { project_id: 1, deployment: 4 }],
  ['captures', { deployment: 4, event: 1 }],
  ['captures', { project_id: 1, deployment: 1, event: 1 }],
  ['captures', { project_id: 6, event: 1 }],
  ['occurrences', { project_id: 3, determination: 12 }],
  ['occurrences', { deployment: 4, determination: 12 }],
  ['occurrences', { project_id: 1, deployment: 1, event: 1 }],
  ['occurrences', { event: 1, determination: 12 }],
  ['jobs', { project_id: 1, deployment: 4 }],
  ['jobs', { project_id: 2, deployment: 4 }],
];

describe.each(sampleDatabases)('totals from $kind', (sample) => {
  const service = serviceOver(sample);
  const get = (path: string) => askJson<ListBody<Record<string, unknown>>>(service().url, path);
  async function counted(from: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ held: unknown }>`select count(*) as held from ${from}`.execute(service().database);
    return Number(rows[0]?.held);
  }

  test.each(allLists)('the count of $path without filters is that of its table (2.1)', async ({ path }) => {
    const table = TABLES[path] ?? path.split('/').at(-2) ?? '';
    expect((await get(`${path}?limit=1`)).count).toBe(await counted(sql.table(table)));
  });

  test('a session is served with the number of its processed captures, and a capture with whether it was', async () => {
    const { rows } = await sql<{ id: number; processed: unknown; captures: unknown }>`select event_id as id,
      count(case when is_processed = 1 then 1 end) as processed, count(*) as captures
      from captures where event_id is not null group by event_id order by event_id`.execute(service().database);
    const numbers = rows.map(({ id, processed, captures }) => [id, Number(processed), Number(captures)] as const);
    const served = (await get('/api/v2/events/?ordering=id&limit=1000')).results;
    expect(served.map((one) => [one['id'], one['processed_captures_count'], one['captures_count']])).toEqual(
      numbers.slice(0, served.length),
    );
    const [id, processed, captures] = numbers.find(([, some, all]) => some > 0 && some < all) ?? [0, 0, 0];
    const ofSession = (await get(`/api/v2/captures/?event=${id}&limit=1000`)).results;
    expect(ofSession).toHaveLength(captures);
    expect(ofSession.filter((one) => one['is_processed'] === true)).toHaveLength(processed);
    expect(ofSession.filter((one) => one['is_processed'] === false)).toHaveLength(captures - processed);
  });

  test.each(filtered)('%s of each %s are counted correctly (2.1, 4.4)', async (list, filter, values) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(values)} order by id`.execute(
      service().database,
    );
    const every = Math.ceil(rows.length / 25);
    let sum = 0;
    for (const { id } of rows.filter((_, index) => index % every === 0)) {
      const { count } = await get(`/api/v2/${list}/?${filter}=${id}&limit=1`);
      expect([id, count]).toEqual([
        id,
        await counted(sql`${sql.table(list)} where ${sql.ref(COLUMNS[filter])} = ${id}`),
      ]);
      sum += count;
    }
    expect(sum).toBeGreaterThan(0);
  });

  test.each(together)('%s filtered by %o have the correct count and records (2.1, 4.4)', async (list, filters) => {
    const conditions = Object.entries(filters).map(
      ([name, value]) => sql`${sql.ref(COLUMNS[name as Filter])} = ${value}`,
    );
    const parameters = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
    const { count, results } = await get(`/api/v2/${list}/?${parameters}&limit=1000`);
    const from = sql`${sql.table(list)} where ${sql.join(conditions, sql` and `)}`;
    expect(count).toBe(await counted(from));
    const { rows } = await sql<{ id: number }>`select id from ${from} order by id limit 1000`.execute(
      service().database,
    );
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('some of those combined filters match records, and some match none', async () => {
    const counts: number[] = [];
    for (const [list, filters] of together) {
      const parameters = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
      counts.push((await get(`/api/v2/${list}/?${parameters}&limit=1`)).count);
    }
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(5);
    expect(counts).toContain(0);
  });

  test('a count with a filter is that of all its pages, and of none past them (2.1)', async () => {
    const { count } = await get('/api/v2/occurrences/?determination=12');
    expect(count).toBeGreaterThan(20);
    for (const offset of [20, count - 1, count, 5_000]) {
      const page = await get(`/api/v2/occurrences/?determination=12&offset=${offset}`);
      expect([page.count, page.results.length]).toEqual([count, Math.max(0, Math.min(20, count - offset))]);
    }
  });
});
