import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/collections.ts';
import { sampleDatabases, serviceOver } from '#test/support/databases.ts';
import { ask } from './ask.ts';
import { orderings } from './field-tables.ts';
import { orderedIds, rowsOf, type Row } from './order-oracle.ts';
import { wholeList } from './walk.ts';

const pathOf = (name: CollectionName) => `/api/v2/${collections[name].path}/`;
const short = collectionNames.filter((name) => !['events', 'captures', 'occurrences'].includes(name));
const fields = short.flatMap((name) => collections[name].orderings.map((field) => ({ name, field })));

describe.each(sampleDatabases)('orderings from $kind', (sample) => {
  const service = serviceOver(sample);

  const rowsOfList = new Map<CollectionName, Promise<Row[]>>();

  async function expectOrder(name: CollectionName, ordering: string) {
    const rows = rowsOfList.get(name) ?? rowsOf(service(), name, pathOf(name));
    rowsOfList.set(name, rows);
    const given = await wholeList(service().url, `${pathOf(name)}?limit=1000&ordering=${ordering}`);
    expect(given.map(({ id }) => id)).toEqual(orderedIds(await rows, ordering));
  }

  test.each(fields)(
    '$name are ordered by $field over the whole list, upwards and downwards (4.2; open, 4.5: decided in README)',
    async ({ name, field }) => {
      await expectOrder(name, field);
      await expectOrder(name, `-${field}`);
    },
  );

  test.each(['created_at', 'deployment', 'start'])(
    'events are ordered by %s over the whole list, upwards and downwards (4.2)',
    async (field) => {
      await expectOrder('events', field);
      await expectOrder('events', `-${field}`);
    },
  );

  test('lists without an ordering come by id (open, 4.5: decided in README)', async () => {
    for (const name of short) {
      const ids = (await wholeList(service().url, `${pathOf(name)}?limit=150`)).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('several fields decide one after the other (4.2)', async () => {
    await expectOrder('events', 'deployment,-start');
    await expectOrder('deployments', '-name,captures_count');
    await expectOrder('deployments', 'name,-last_capture_timestamp');
    await expectOrder('jobs', 'status,-project');
  });

  test('the sample has ties and nulls, so that the tests above mean something', async () => {
    const rows = await rowsOf(service(), 'deployments', pathOf('deployments'));
    const distinct = (field: string) => new Set(rows.map(({ values }) => values[field])).size;
    expect(distinct('name')).toBeLessThan(rows.length);
    expect(distinct('events_count')).toBeLessThan(rows.length);
    expect(rows.filter(({ values }) => values['last_capture_timestamp'] === null).length).toBeGreaterThan(1);
  });

  test.each([
    'first_capture_timestamp',
    '-first_capture_timestamp',
    'last_capture_timestamp',
    '-last_capture_timestamp',
  ])('deployments without captures come last when ordered by %s (4.2)', async (ordering) => {
    const path = `/api/v2/deployments/?limit=1000&ordering=${ordering}`;
    const all = await wholeList<{ id: number; captures_count: number }>(service().url, path);
    const last = all.slice(-6);
    expect(last.map(({ captures_count }) => captures_count)).toEqual([0, 0, 0, 0, 0, 0]);
    const ids = last.map(({ id }) => id);
    const upwards = ids.toSorted((a, b) => a - b);
    expect(ids).toEqual(ordering.startsWith('-') ? upwards.toReversed() : upwards);
    expect(all.slice(0, -6).every(({ captures_count }) => captures_count > 0)).toBe(true);
  });

  test.each(orderings)('an unknown field is refused for %s with what is accepted (4.2)', async (path, documented) => {
    for (const ordering of ['wingspan', '-wingspan', `${documented[0]},wingspan`]) {
      const { status, headers, text } = await ask(service().url, `${path}?ordering=${ordering}`);
      expect([status, headers['content-type']]).toEqual([400, 'application/json']);
      const message = (JSON.parse(text) as { ordering: string[] }).ordering.join(' ');
      expect(message).toContain('"wingspan"');
      for (const field of documented) expect(message).toContain(field);
    }
  });

  test.each(collectionNames)('%s are not ordered by what their records do not have (4.2)', async (name) => {
    for (const field of ['wingspan', 'project_id', 'search_text', 'details', 'user_permissions']) {
      const { status, text } = await ask(service().url, `${pathOf(name)}?ordering=-${field}`);
      expect([field, status]).toEqual([field, 400]);
      expect(JSON.parse(text)).toEqual({ ordering: [expect.stringContaining('is not one of')] });
    }
  });

  test.each([
    'site_id',
    'storage_source_id',
    'project_id',
    'name;drop table events',
    'name desc',
    '--name',
    'deployments.name',
    '__proto__',
    'constructor',
  ])('no column can be reached by a name that is not documented: %s (4.2)', async (name) => {
    const { status } = await ask(service().url, `/api/v2/deployments/?ordering=${encodeURIComponent(name)}`);
    expect(status).toBe(400);
  });
});
