import { describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { orderings } from './field-tables.ts';
import { orderedIds, rowsOf, type Row } from './order-oracle.ts';
import { wholeList } from './walk.ts';

const pathOf = (name: CollectionName) => `/api/v2/${collections[name].path}/`;
/** For occurrences, those of one project, which are enough. */
const listOf = (name: CollectionName) => `${pathOf(name)}?limit=1000${name === 'occurrences' ? '&project_id=6' : ''}`;
const short = collectionNames.filter((name) => !['events', 'captures', 'occurrences'].includes(name));
const fields = short.flatMap((name) => collections[name].orderings.map((field) => ({ name, field })));

/** Synonyms of other clients for orderings of a list. */
const renamed = [
  { name: 'projects', synonym: 'num_deployments', field: 'deployments_count' },
  { name: 'storage', synonym: 'num_deployments', field: 'deployments_count' },
] as const;

describe.each(similarDatabases)('orderings from $kind', (sample) => {
  const service = serviceOver(sample);

  const rowsOfList = new Map<CollectionName, Promise<Row[]>>();

  async function expectOrder(name: CollectionName, ordering: string, as = ordering) {
    const rows = rowsOfList.get(name) ?? rowsOf(service(), name, listOf(name));
    rowsOfList.set(name, rows);
    // Records have the same order with all of their fields, which take most of the time.
    const given = await wholeList(service().url, `${listOf(name)}&fields=id&ordering=${ordering}`);
    expect(given.map(({ id }) => id)).toEqual(orderedIds(await rows, as));
  }

  test.each(fields)(
    '$name are ordered by $field over the whole list, upwards and downwards (4.2; open, 4.5: decided in docs/decisions)',
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

  test.each(renamed)('$name accept the synonym $synonym of other clients for $field', async (one) => {
    for (const sign of ['', '-']) {
      const [synonym = [], field = []] = await Promise.all(
        ([one.synonym, one.field] as const).map((by) =>
          wholeList(service().url, `${pathOf(one.name)}?limit=1000&fields=id&ordering=${sign}${by}`),
        ),
      );
      expect(synonym.map(({ id }) => id)).toEqual(field.map(({ id }) => id));
    }
  });

  test.each([
    { name: 'events', synonym: 'start__time', as: 'start__time' },
    { name: 'events', synonym: 'deployment__name', as: 'deployment__name,deployment' },
    { name: 'occurrences', synonym: 'deployment__name', as: 'deployment__name,deployment' },
    { name: 'occurrences', synonym: 'event__start', as: 'event__start,event' },
    { name: 'jobs', synonym: 'deployment__name', as: 'deployment__name' },
  ] as const)(
    '$name are ordered by $synonym over the whole list, upwards and downwards',
    async ({ name, synonym, as }) => {
      await expectOrder(name, synonym, as);
      await expectOrder(
        name,
        `-${synonym}`,
        as
          .split(',')
          .map((field) => `-${field}`)
          .join(','),
      );
    },
  );

  test('a synonym works with filters and beside other fields', async () => {
    await expectOrder('events', 'deployment__name,-start', 'deployment__name,deployment,-start');
    const path = '/api/v2/captures/?limit=1000&event=7';
    const plain = (await wholeList(service().url, path)).map(({ id }) => id);
    for (const ordering of ['event__start', 'deployment__name,event__start', 'event__start,deployment__name,id']) {
      expect((await wholeList(service().url, `${path}&ordering=${ordering}`)).map(({ id }) => id)).toEqual(plain);
    }
  });

  test.each(['first_appearance_timestamp', 'last_appearance_timestamp'])(
    'occurrences are ordered by %s over the whole list, upwards and downwards',
    async (field) => {
      await expectOrder('occurrences', field);
      await expectOrder('occurrences', `-${field}`);
    },
  );

  test('lists without an ordering are ordered by id (open, 4.5: decided in docs/decisions)', async () => {
    for (const name of short) {
      const ids = (await wholeList(service().url, `${pathOf(name)}?limit=150&fields=id`)).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('several fields are applied one after the other (4.2)', async () => {
    await expectOrder('events', 'deployment,-start');
    await expectOrder('deployments', '-name,captures_count');
    await expectOrder('deployments', 'name,-last_capture_timestamp');
    await expectOrder('jobs', 'status,-project');
  });

  test('the sample has ties and nulls, which the tests above rely on', async () => {
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

  const idsOf = (text: string) => (JSON.parse(text) as { results: { id: number }[] }).results.map(({ id }) => id);

  test.each(orderings)(
    'an unknown field of %s is ignored and named, the known ones order the list (4.2)',
    async (path, known) => {
      const plain = await ask(service().url, path);
      const sorted = await ask(service().url, `${path}?ordering=-${known[0]}`);
      expect([plain, sorted].map(({ headers }) => headers['ordering-ignored'])).toEqual([undefined, undefined]);
      for (const [ordering, ignored, like] of [
        ['wingspan', 'wingspan', plain],
        ['-wingspan', 'wingspan', plain],
        [`wingspan,-${known[0]},-colour,wingspan`, 'wingspan, colour', sorted],
      ] as const) {
        const { status, headers, text } = await ask(service().url, `${path}?ordering=${ordering}`);
        expect([status, headers['content-type']]).toEqual([200, 'application/json']);
        expect([headers['ordering-ignored'], headers['access-control-expose-headers']]).toEqual([
          ignored,
          'Ordering-Ignored',
        ]);
        expect(idsOf(text)).toEqual(idsOf(like.text));
      }
    },
  );

  test.each(collectionNames)('%s are not ordered by fields that their records do not have (4.2)', async (name) => {
    const plain = idsOf((await ask(service().url, pathOf(name))).text);
    for (const field of [
      'wingspan',
      'project_id',
      'search_text',
      'details',
      'user_permissions',
      '__proto__',
      'constructor',
    ]) {
      const { status, headers, text } = await ask(service().url, `${pathOf(name)}?ordering=-${field}`);
      expect([field, status, headers['ordering-ignored']]).toEqual([field, 200, field]);
      expect(idsOf(text)).toEqual(plain);
    }
  });

  test('unknown fields do not count among the four, and too many are named up to the length limit of the header', async () => {
    const four = 'captures_count,-taxa_count,duration,day';
    const unknown = Array.from({ length: 300 }, (_, index) => `wing_${index}`);
    const { status, headers, text } = await ask(
      service().url,
      `/api/v2/events/?ordering=${[...unknown, ...four.split(',')].join(',')}`,
    );
    const sorted = await ask(service().url, `/api/v2/events/?ordering=${four}`);
    expect([status, headers['ordering-ignored']]).toEqual([200, unknown.join(', ').slice(0, 1_000).trimEnd()]);
    expect(idsOf(text)).toEqual(idsOf(sorted.text));
  });

  test.each(['site_id', 'storage_source_id', 'deployments.name', 'name__', 'project__name'])(
    'no column can be reached by a name that is not documented: %s (4.2)',
    async (name) => {
      const { status, headers } = await ask(service().url, `/api/v2/deployments/?ordering=${name}`);
      expect([status, headers['ordering-ignored']]).toEqual([200, name]);
    },
  );

  test.each(['--name', 'name;drop table events', 'name desc', 'name\0', 'name\r\nset-cookie: a=1', 'größe'])(
    'an invalid field name is refused: %j (4.2)',
    async (name) => {
      const { status, text } = await ask(service().url, `/api/v2/deployments/?ordering=${encodeURIComponent(name)}`);
      expect([status, JSON.parse(text)]).toEqual([400, { ordering: [expect.stringContaining('is not a field name')] }]);
    },
  );
});
