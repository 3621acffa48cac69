import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { askJson } from '#test/service/ask.ts';
import { orderings } from './field-tables.ts';
import { shortLists } from './linked-field-tables.ts';
import { walk, type ListBody } from './walk.ts';

/** Every documented ordering (4.2), both directions, and no ordering; `ordering.test.ts` reads all 4,312 events. */
const walks = [
  ...shortLists.map(({ path }) => ({ path, ordering: null })),
  ...orderings
    .filter(([path]) => path !== '/api/v2/events/')
    .flatMap(([path, fields]) =>
      fields.flatMap((field) => [
        { path, ordering: field },
        { path, ordering: `-${field}` },
      ]),
    ),
];

/** The parameters of a generated link. None may be repeated. */
function parametersOf(link: string | null): Record<string, string> {
  if (link === null) throw new Error('There is no link.');
  const pairs = [...new URL(link).searchParams];
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return Object.fromEntries(pairs);
}

describe.each(similarDatabases)('pages from $kind', (sample) => {
  const service = serviceOver(sample);
  const get = (path: string) => askJson<ListBody>(service().url, path);

  test('a page has 20 records without a limit, and at most `limit` otherwise (4.3.1)', async () => {
    expect((await get('/api/v2/deployments/')).results).toHaveLength(20);
    for (const limit of [1, 7, 20, 188, 189]) {
      expect((await get(`/api/v2/deployments/?limit=${limit}`)).results).toHaveLength(limit);
    }
    expect((await get('/api/v2/deployments/?limit=190')).results).toHaveLength(189);
  });

  test('a page starts at `offset`, counted from zero (4.2)', async () => {
    const all = await get('/api/v2/deployments/?limit=1000');
    const page = await get('/api/v2/deployments/?limit=10&offset=33');
    expect(page.results).toEqual(all.results.slice(33, 43));
  });

  test('the count is that of the whole list, on every page and past the last (2.1)', async () => {
    for (const offset of [0, 20, 180, 189, 5_000]) {
      expect((await get(`/api/v2/deployments/?offset=${offset}`)).count).toBe(189);
    }
  });

  test('next is null exactly where offset and limit reach the count (4.3.2)', async () => {
    expect((await get('/api/v2/deployments/?limit=9&offset=180')).next).toBeNull();
    expect((await get('/api/v2/deployments/?limit=10&offset=180')).next).toBeNull();
    expect((await get('/api/v2/deployments/?limit=189')).next).toBeNull();
    const { next } = await get('/api/v2/deployments/?limit=8&offset=180');
    expect(parametersOf(next)).toEqual({ limit: '8', offset: '188' });
  });

  test('previous is null on the first page and otherwise a limit back (4.3.3)', async () => {
    expect((await get('/api/v2/deployments/')).previous).toBeNull();
    expect((await get('/api/v2/deployments/?offset=0')).previous).toBeNull();
    const { previous } = await get('/api/v2/deployments/?offset=60');
    expect(parametersOf(previous)).toEqual({ limit: '20', offset: '40' });
  });

  test('previous omits an offset of 0 (4.3.3)', async () => {
    expect(parametersOf((await get('/api/v2/deployments/?offset=20')).previous)).toEqual({ limit: '20' });
    expect(parametersOf((await get('/api/v2/deployments/?offset=7&limit=20')).previous)).toEqual({ limit: '20' });
  });

  test('the links have the limit, given or not, and carry format, ordering and the rest (4.3.4)', async () => {
    const plain = await get('/api/v2/events/');
    expect(parametersOf(plain.next)).toEqual({ limit: '20', offset: '20' });
    const carried = {
      colour: 'blue',
      day_after: '2023-01-01',
      day_before: '2026-01-01',
      deployment: '4',
      format: 'api',
      limit: '3',
      ordering: '-start,created_at',
      project_id: '1',
    };
    const { next, previous } = await get(`/api/v2/events/?${new URLSearchParams({ ...carried, offset: '6' })}`);
    expect(parametersOf(next)).toEqual({ ...carried, offset: '9' });
    expect(parametersOf(previous)).toEqual({ ...carried, offset: '3' });
  });

  test('with count 189 and offset 180, next is null and previous has offset 160 (4.3.5)', async () => {
    const { count, next, previous, results } = await get('/api/v2/deployments/?limit=20&offset=180');
    expect({ count, next }).toEqual({ count: 189, next: null });
    expect(parametersOf(previous)).toEqual({ limit: '20', offset: '160' });
    expect(results).toHaveLength(9);
  });

  test('a search is carried unchanged (4.3.4; open, 4.5: decided in docs/decisions)', async () => {
    const { next } = await get(`/api/v2/taxa/?limit=1&search=${encodeURIComponent('A')}`);
    expect(parametersOf(next)).toEqual({ limit: '1', offset: '1', search: 'A' });
    const odd = 'É & ?x=1 %';
    const page = await get(`/api/v2/deployments/?limit=1&offset=1&search=${encodeURIComponent(odd)}`);
    expect(parametersOf(page.previous)).toEqual({ limit: '1', search: odd });
  });

  test('the links are absolute addresses of the same list (2.1)', async () => {
    const { next, previous } = await get('/api/v2/taxa/?offset=40');
    for (const link of [next, previous]) expect(link).toMatch(`${service().url}/api/v2/taxa/?`);
  });

  test('a limit above 1,000 counts as 1,000, and the link says so (8)', async () => {
    const { results, next, count } = await get('/api/v2/events/?limit=100000');
    expect([results.length, count]).toEqual([1_000, 4_312]);
    expect(parametersOf(next)).toEqual({ limit: '1000', offset: '1000' });
  });

  test('past the end there is an empty page that leads back (4.3)', async () => {
    const { count, next, previous, results } = await get('/api/v2/deployments/?offset=500');
    expect({ count, next, results }).toEqual({ count: 189, next: null, results: [] });
    expect(parametersOf(previous)).toEqual({ limit: '20', offset: '480' });
  });

  test('a filtered list has its own count, pages and links (4.4)', async () => {
    const { id, events_count } = await askJson<{ id: number; events_count: number }>(
      service().url,
      '/api/v2/deployments/4/',
    );
    expect(events_count).toBeGreaterThan(7);
    const pages = await walk<{ deployment: { id: number } }>(service().url, `/api/v2/events/?deployment=${id}&limit=7`);
    expect(pages[0]?.count).toBe(events_count);
    const owners = pages.flatMap(({ results }) => results.map(({ deployment }) => deployment.id));
    expect(owners).toEqual(Array.from({ length: events_count }, () => id));
  });

  test.each(['', '-name', 'name,-captures_count', '-last_capture_timestamp', 'last_capture_timestamp'])(
    'a page in the second half, selected from the end, is the same slice as from the beginning, ordered by "%s" (4.3.1)',
    async (ordering) => {
      const path = `/api/v2/deployments/?fields=id,name,captures_count&ordering=${ordering}`;
      const whole = (await get(`${path}&limit=189`)).results;
      expect(whole).toHaveLength(189);
      for (const limit of [1, 7, 20, 93, 190]) {
        for (const offset of [93, 94, 95, 96, 101, 181, 182, 188, 189]) {
          const { results } = await get(`${path}&limit=${limit}&offset=${offset}`);
          expect([limit, offset, results]).toEqual([limit, offset, whole.slice(offset, offset + limit)]);
        }
      }
    },
  );

  test('following previous gives the same records in the same sequence (4.3.3)', async () => {
    const path = '/api/v2/jobs/?ordering=-status,name&limit=83';
    const there = await walk(service().url, path);
    const back: ListBody[] = [];
    for (let at: string | null = `${path}&offset=581`; at !== null;) {
      const page: ListBody = await get(at);
      back.unshift(page);
      at = page.previous === null ? null : page.previous.slice(service().url.length);
    }
    expect(back.flatMap(({ results }) => results)).toEqual(there.flatMap(({ results }) => results));
  });

  test.each(walks)(
    'following the links of $path ordered by $ordering gives every record once (4.3)',
    async ({ path, ordering }) => {
      const limit = path === '/api/v2/events/' ? 431 : 19;
      const pages = await walk(
        service().url,
        `${path}?limit=${limit}&fields=id${ordering === null ? '' : `&ordering=${ordering}`}`,
      );
      const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
      expect(ids).toHaveLength(pages[0]?.count ?? 0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages).toHaveLength(Math.ceil(ids.length / limit));
    },
  );
});
