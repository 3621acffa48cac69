import { describe, expect, test } from 'vitest';
import { sampleDatabases, serviceOver, type RunningService } from '#test/support/databases.ts';
import { ask } from './ask.ts';
import { orderings } from './field-tables.ts';
import { wholeList } from './walk.ts';

type Value = string | number | null;
interface Row {
  id: number;
  values: Readonly<Record<string, Value>>;
}

/** Values to order by, read from the records, or counted in SQL where the record has no such field (4.2). */
async function rowsOf({ url, database }: RunningService, path: string): Promise<Row[]> {
  const records = await wholeList<{ id: number } & Record<string, Value | { id: number }>>(url, `${path}?limit=1000`);
  const taken = await database
    .selectFrom('captures')
    .select(({ fn }) => ['deployment_id', fn.min('timestamp').as('first'), fn.max('timestamp').as('last')])
    .groupBy('deployment_id')
    .execute();
  return records.map((record) => {
    const captures = taken.find(({ deployment_id }) => deployment_id === record.id);
    const values = Object.entries(record).map(([name, value]): [string, Value] => [
      name,
      typeof value === 'object' && value !== null ? value.id : value,
    ]);
    const timestamps = {
      first_capture_timestamp: captures?.first ?? null,
      last_capture_timestamp: captures?.last ?? null,
    };
    return { id: record.id, values: { ...Object.fromEntries(values), ...timestamps } };
  });
}

/** Nulls last whichever way, then id upwards. Text compares by code point. */
function byTerms(terms: readonly string[]): (a: Row, b: Row) => number {
  return (a, b) => {
    for (const term of terms) {
      const field = term.replace(/^-/, '');
      const [left, right] = [a.values[field], b.values[field]];
      if (left === undefined || right === undefined) throw new Error(`There is no ${field}.`);
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      return left < right === term.startsWith('-') ? 1 : -1;
    }
    return a.id - b.id;
  };
}

describe.each(sampleDatabases)('orderings from $kind', { timeout: 30_000 }, (sample) => {
  const service = serviceOver(sample);

  const rowsOfPath = new Map<string, Promise<Row[]>>();

  async function expectOrder(path: string, ordering: string) {
    const rows = rowsOfPath.get(path) ?? rowsOf(service(), path);
    rowsOfPath.set(path, rows);
    const expected = (await rows).toSorted(byTerms(ordering.split(','))).map(({ id }) => id);
    const given = await wholeList(service().url, `${path}?limit=1000&ordering=${ordering}`);
    expect(given.map(({ id }) => id)).toEqual(expected);
  }

  describe.each(orderings)('%s', (path, fields) => {
    test.each(fields)('is ordered by %s over the whole list, upwards and downwards (4.2)', async (field) => {
      await expectOrder(path, field);
      await expectOrder(path, `-${field}`);
    });
  });

  test('lists without an ordering come by id', async () => {
    for (const path of ['/api/v2/projects/', '/api/v2/taxa/', '/api/v2/deployments/', '/api/v2/storage/']) {
      const ids = (await wholeList(service().url, `${path}?limit=150`)).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('several fields decide one after the other (4.2)', async () => {
    await expectOrder('/api/v2/events/', 'deployment,-start');
    await expectOrder('/api/v2/deployments/', '-name,captures_count');
    await expectOrder('/api/v2/deployments/', 'name,-last_capture_timestamp');
  });

  test('the sample has ties and nulls, so that the tests above mean something', async () => {
    const rows = await rowsOf(service(), '/api/v2/deployments/');
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
  ])('deployments without captures come last when ordered by %s, in order of id (4.2)', async (ordering) => {
    const path = `/api/v2/deployments/?limit=1000&ordering=${ordering}`;
    const all = await wholeList<{ id: number; captures_count: number }>(service().url, path);
    const last = all.slice(-6);
    expect(last.map(({ captures_count }) => captures_count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(last.map(({ id }) => id)).toEqual(last.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(all.slice(0, -6).every(({ captures_count }) => captures_count > 0)).toBe(true);
  });

  test.each(orderings)('an unknown field is refused for %s with what is accepted (4.2)', async (path, fields) => {
    for (const ordering of ['wingspan', '-wingspan', `${fields[0]},wingspan`]) {
      const { status, headers, text } = await ask(service().url, `${path}?ordering=${ordering}`);
      expect([status, headers['content-type']]).toEqual([400, 'application/json']);
      const message = (JSON.parse(text) as { ordering: string[] }).ordering.join(' ');
      expect(message).toContain('"wingspan"');
      for (const field of fields) expect(message).toContain(field);
    }
  });

  test.each([
    'id',
    'latitude',
    'project_id',
    'name;drop table events',
    'name desc',
    '--name',
    '__proto__',
    'constructor',
  ])('no column can be reached by a name that is not documented: %s (4.2)', async (name) => {
    const { status } = await ask(service().url, `/api/v2/deployments/?ordering=${encodeURIComponent(name)}`);
    expect(status).toBe(400);
  });
});
