import { createQueryId, type CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { MOST_SORTED } from '#contract/lists/list-parameters.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { oneOf, randomFrom } from '#service/sample/random.ts';
import { serveSample, type RunningService } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { sqlitePlan } from '#test/service/database/sqlite-plan.ts';
import type { ListBody } from './walk.ts';

const QUERIES_A_LIST = 25;
/** Hostile values, and some that a client may send. */
const NUMBERS = ['0', '1', '4', '1e15', '-1', '2147483647', '2147483648', '99999999999999999999', 'NaN', '٣', ''];
const TEXTS = ['%', '_'.repeat(900), 'a%'.repeat(400), '\\', "'; drop table events; --", '🦋'.repeat(50), 'é'];
const FLAGS = ['true', '1', 'false', 'no', ''];
const DATES = ['2025-06-01', '0000-00-00', '9999-12-31', '2025-13-01', '1e3'];

describe('hostile queries', () => {
  let open: OpenDatabase;
  let service: RunningService;
  const nodes: RootOperationNode[] = [];
  /** the statements that the service has sent since the last call */
  const sent = (): CompiledQuery[] => {
    const executor = open.database.getExecutor();
    const statements = nodes.splice(0).map((node) => executor.compileQuery(node, createQueryId()));
    // Without those that poll for exports and for interrupted loads.
    return statements.filter(({ sql }) => !/claimed_|running_until_ms/.test(sql));
  };

  beforeAll(async () => {
    open = await openDatabase(inject('sampleFile'));
    const listening: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    service = await serveSample({ database: open.database.withPlugin(listening) });
    sent();
  });
  afterAll(async () => {
    await service.stop();
    await open.close();
  });

  test.each(collectionNames)(
    'to the list of %s need few statements, few sort keys and no sort of more than 100,000 rows (4.2)',
    async (name) => {
      for (const query of hostileQueries(name)) {
        const { status, text } = await ask(service.url, `/api/v2/${collections[name].path}/?${query}`);
        expect([query, [200, 400, 414]]).toEqual([query, expect.arrayContaining([status])]);
        const { count = 0 } = JSON.parse(text) as Partial<ListBody>;
        const statements = sent();
        // A count, the ids of the page, its records, and the rows of one related table.
        expect(statements.length).toBeLessThanOrEqual(4);
        for (const statement of statements) await expectCheap(query, statement, count);
      }
    },
  );

  async function expectCheap(query: string, statement: CompiledQuery, count: number): Promise<void> {
    const [, keys = '', page = ''] = /order by (.*?)(limit \? offset \?)?$/.exec(statement.sql) ?? [];
    expect([query, keys.split(/ (?:asc|desc)\b/).length - 1]).toEqual([query, expect.toSatisfy(atMost(5))]);
    if (page === '') return;
    const [limit, offset] = statement.parameters.slice(-2).map(Number);
    expect([query, limit]).toEqual([query, expect.toSatisfy(atMost(1_000))]);
    // Skipped rows are scanned, from the nearer end.
    expect([query, offset]).toEqual([query, expect.toSatisfy(atMost(count / 2))]);
    const isLong = count > MOST_SORTED;
    expect([query, isLong && /B-TREE/.test(await sqlitePlan(open.database, statement))]).toEqual([query, false]);
  }

  test('one field repeated to the end of the address is one sort key, and the list is that of the field alone (4.2)', async () => {
    const repeated = Array.from({ length: 350 }, (_, index) => `${index % 2 === 0 ? '-' : ''}timestamp`).join(',');
    const [many, one] = [repeated, '-timestamp'].map((ordering) => `/api/v2/captures/?limit=5&ordering=${ordering}`);
    const answers = [await ask(service.url, many ?? ''), await ask(service.url, one ?? '')];
    const [long, short] = answers.map(({ text }) => (JSON.parse(text) as ListBody).results);
    expect(long).toEqual(short);
    const ordered = sent().filter(({ sql }) => sql.includes('limit ? offset ?'));
    expect(ordered[0]?.sql).toBe(ordered[1]?.sql);
  });

  test('fields after id are ignored, and labels of one column are one sort key (4.2)', async () => {
    for (const [ordering, same] of [
      ['-start,id,captures_count,end,day,duration', '-start,id'],
      ['name,-start,date_label', 'start'],
      ['id,-id', 'id'],
    ]) {
      await ask(service.url, `/api/v2/events/?ordering=${ordering}`);
      await ask(service.url, `/api/v2/events/?ordering=${same}`);
      const [first, second] = sent().filter(({ sql }) => sql.includes('limit ? offset ?'));
      expect(first?.sql).toBe(second?.sql);
    }
  });

  test('four fields are the most, and id after them; more are a 400 that names the parameter (4.2)', async () => {
    const four = 'captures_count,-taxa_count,day,duration';
    expect((await ask(service.url, `/api/v2/events/?ordering=${four},-id`)).status).toBe(200);
    const { status, text } = await ask(service.url, `/api/v2/events/?ordering=${four},end`);
    expect([status, JSON.parse(text)]).toEqual([400, { ordering: [expect.stringMatching(/at most 4/)] }]);
  });

  test('an ordering that would sort more than 100,000 rows is a 400 with the orderings that would not (4.2)', async () => {
    for (const ordering of ['-deployment,timestamp', 'detections_count,-event', '-timestamp,id']) {
      const { status, text } = await ask(service.url, `/api/v2/captures/?ordering=${ordering}`);
      expect([ordering, status, JSON.parse(text)]).toEqual([
        ordering,
        400,
        {
          ordering: [
            expect.stringMatching(
              /by one of id, timestamp, deployment, event, detections_count, deployment__name, event__start;/,
            ),
          ],
        },
      ]);
      // With fewer matching rows the ordering works.
      expect((await ask(service.url, `/api/v2/captures/?deployment=5&ordering=${ordering}`)).status).toBe(200);
    }
    expect((await ask(service.url, '/api/v2/captures/?ordering=event,timestamp')).status).toBe(200);
  });
});

function atMost(most: number) {
  return (value: number | undefined) => value !== undefined && value <= most;
}

/** Deterministic. */
function hostileQueries(name: CollectionName): string[] {
  const random = randomFrom(collectionNames.indexOf(name) + 1);
  const pick = <Value>(values: readonly Value[]) => oneOf(random, values);
  const { orderings, filters } = collections[name];
  const ordering = () => {
    const fields = Array.from({ length: pick([1, 2, 3, 4, 5, 40, 500]) }, () => pick(['', '-', '']) + pick(orderings));
    return encodeURIComponent(
      fields
        .join(',')
        .slice(0, 2_500)
        .replace(/,[^,]*$/, ''),
    );
  };
  const values = { id: NUMBERS, text: TEXTS, value: TEXTS, date: DATES, flag: FLAGS };
  // Repeated with one value: with several it is refused.
  const filter = ([filterName, kind]: [string, keyof typeof values]) =>
    Array.from<string>({ length: pick([0, 0, 1, 20]) }).fill(`${filterName}=${encodeURIComponent(pick(values[kind]))}`);
  return Array.from({ length: QUERIES_A_LIST }, () =>
    [
      ...Object.entries(filters).flatMap((one) => filter(one)),
      `ordering=${ordering()}`,
      ...(pick([true, false]) ? [`limit=${encodeURIComponent(pick([...NUMBERS, '1000', '50']))}`] : []),
      ...(pick([true, false]) ? [`offset=${encodeURIComponent(pick([...NUMBERS, '2000', '170000']))}`] : []),
      ...(pick([true, false]) ? ['format=api', '?'.repeat(300), '&='.repeat(200)] : []),
    ]
      .join('&')
      .slice(0, 4_000),
  );
}
