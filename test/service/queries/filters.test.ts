import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collectionNames, collections } from '#contract/lists/collections.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { wholeList, type ListBody } from './walk.ts';

const filters = collectionNames.flatMap((name) => {
  const { path, filters: accepted } = collections[name];
  return Object.entries(accepted).map(([filter, kind]) => ({ path: `/api/v2/${path}/`, filter, kind }));
});
const idFilters = filters.filter(({ kind }) => kind === 'id');
const dateFilters = filters.filter(({ kind }) => kind === 'date');

/** The ids of a project's records in each list, in SQL of the test's own. */
const OF_PROJECT: Readonly<Record<string, string>> = {
  '/api/v2/projects/': 'select id from projects where id = 4',
  '/api/v2/taxa/': 'select distinct determination_id as id from occurrences where project_id = 4',
  '/api/v2/deployments/': 'select id from deployments where project_id = 4',
  '/api/v2/events/': `select events.id from events join deployments on deployments.id = deployment_id
    where deployments.project_id = 4`,
  '/api/v2/exports/': 'select exports.id from exports join jobs on jobs.id = job_id where jobs.project_id = 4',
  '/api/v2/storage/': 'select id from storage_sources where project_id = 4',
  '/api/v2/occurrences/': `select occurrences.id from occurrences join deployments on deployments.id = deployment_id
    where deployments.project_id = 4`,
  '/api/v2/jobs/': 'select id from jobs where project_id = 4',
  '/api/v2/users/': `select distinct user_id as id from exports join jobs on jobs.id = job_id
    where jobs.project_id = 4`,
  '/api/v2/deployments/devices/': 'select id from devices where project_id = 4',
  '/api/v2/deployments/sites/': 'select id from sites where project_id = 4',
};

describe.each(sampleDatabases)('filters over $kind (open, 4.5: decided in docs/decisions)', (sample) => {
  const service = serviceOver(sample);
  const get = <Rec = { id: number }>(path: string) => askJson<ListBody<Rec>>(service().url, path);

  test.each(Object.entries(OF_PROJECT))('project_id on %s matches the records of that project', async (path, truth) => {
    const { rows } = await sql<{ id: number }>`${sql.raw(truth)}`.execute(service().database);
    const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids.length).toBeGreaterThan(0);
    const given = await wholeList(service().url, `${path}?project_id=4&limit=1000`);
    expect(given.map(({ id }) => id)).toEqual(ids);
  });

  test.each(idFilters)('$filter on $path by an unknown id gives an empty list', async ({ path, filter }) => {
    for (const id of ['999999', '2147483647']) {
      const { count, next, previous, results } = await get(`${path}?${filter}=${id}`);
      expect([id, { count, next, previous, results }]).toEqual([
        id,
        { count: 0, next: null, previous: null, results: [] },
      ]);
    }
  });

  test.each(idFilters)('$filter on $path with an invalid id is a 400 that names it', async ({ path, filter }) => {
    for (const value of ['abc', '0', '-4', '4,5', "4'--", '4%20or%201=1', '1.0', '2147483648', 'null', '%00']) {
      const { status, headers, text } = await ask(service().url, `${path}?${filter}=${value}`);
      expect([value, status, headers['content-type']]).toEqual([value, 400, 'application/json']);
      expect(JSON.parse(text)).toEqual({ [filter]: [expect.stringContaining('whole number')] });
    }
  });

  test.each(dateFilters)('$filter on $path with an invalid date is a 400 that names it', async ({ path, filter }) => {
    for (const value of ['2024', '2023-02-29', '12.06.2024', '2024-6-1', '2024-06-12T00:00:00', "2024-06-12'", '%00']) {
      const { status, headers, text } = await ask(service().url, `${path}?${filter}=${value}`);
      expect([value, status, headers['content-type']]).toEqual([value, 400, 'application/json']);
      expect(JSON.parse(text)).toEqual({ [filter]: [expect.stringContaining('YYYY-MM-DD')] });
    }
  });

  test.each(filters)('an empty $filter on $path counts as not given', async ({ path, filter }) => {
    const plain = await get(`${path}?limit=5`);
    const empty = await get(`${path}?limit=5&${filter}=`);
    expect([empty.count, empty.results]).toEqual([plain.count, plain.results]);
  });

  test('day_after and day_before are both inclusive, alone and together, by the date of the start (2.5)', async () => {
    const events = await wholeList<{ id: number; day: string }>(service().url, '/api/v2/events/?limit=1000');
    const days = [...new Set(events.map(({ day }) => day))].toSorted();
    const [first = '', middle = '', last = ''] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
    const later = days.find((day) => day > middle) ?? '';
    const within = (from: string, to: string) =>
      events.filter(({ day }) => day >= from && day <= to).map(({ id }) => id);
    const given = async (query: string) => {
      const ids = (await wholeList(service().url, `/api/v2/events/?limit=1000&${query}`)).map(({ id }) => id);
      expect((await get(`/api/v2/events/?limit=1&${query}`)).count).toBe(ids.length);
      return ids;
    };
    expect(await given(`day_after=${middle}`)).toEqual(within(middle, last));
    expect(await given(`day_before=${middle}`)).toEqual(within(first, middle));
    expect(await given(`day_after=${middle}&day_before=${later}`)).toEqual(within(middle, later));
    expect(await given(`day_after=${middle}&day_before=${middle}`)).toEqual(within(middle, middle));
    expect(within(middle, middle).length).toBeGreaterThan(0);
    expect(await given(`day_after=${first}&day_before=${last}`)).toHaveLength(events.length);
    expect(await given(`day_after=${later}&day_before=${middle}`)).toEqual([]);
    expect(await given('day_after=9999-12-31')).toEqual([]);
    expect(await given('day_before=0001-01-01')).toEqual([]);
  });

  test('days, a deployment and an ordering work together (4.2, 4.4)', async () => {
    const query = 'deployment=4&day_after=2024-06-01&day_before=2024-08-31&ordering=-captures_count&limit=1000';
    const { count, results } = await get(`/api/v2/events/?${query}`);
    const { rows } = await sql<{ id: number }>`select id from events where deployment_id = 4
      and substr(start, 1, 10) between '2024-06-01' and '2024-08-31' order by captures_count desc, id desc`.execute(
      service().database,
    );
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect([count, count > 0]).toEqual([rows.length, true]);
  });
});
