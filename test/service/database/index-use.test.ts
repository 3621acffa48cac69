import { CompiledQuery, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collections, type CollectionName } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { INDEXES } from '#service/database/migrations/migrations.ts';
import { queryFor } from '#service/list-page.ts';
import { readListParameters } from '#service/list-parameters.ts';
import { collectionQueries } from '#service/queries/collection-queries.ts';
import { refuseUnservedOrdering } from '#service/served-orderings.ts';
import { databaseOf, sampleDatabases } from '#test/support/sample-databases.ts';
import { listStatements } from './list-statements.ts';
import { sqlitePlan } from './sqlite-plan.ts';

/** The table of 4.2, and `created_at`, by which all pages of a list can be read. */
const documented: readonly (readonly [CollectionName, readonly string[]])[] = [
  ['projects', ['updated_at', 'created_at']],
  ['exports', ['updated_at', 'created_at']],
  ['storage', ['created_at']],
  ['events', ['created_at', 'deployment', 'start']],
  [
    'deployments',
    ['name', 'created_at', 'updated_at', 'captures_count', 'events_count', 'occurrences_count'].concat([
      'first_capture_timestamp',
      'last_capture_timestamp',
    ]),
  ],
  ['taxa', ['created_at']],
  ['jobs', ['created_at']],
];
/**
 * All orderings of the lists that grow without limit; only sessions, the shortest of them, have day and time of day.
 */
const grown = (['events', 'captures', 'occurrences'] as const).map(
  (name) =>
    [
      name,
      [...collections[name].orderings, ...collections[name].synonyms].filter(
        (one) => !['day', 'start__time'].includes(one),
      ),
    ] as const,
);
const long = new Set<CollectionName>(['events', 'captures', 'occurrences']);
const cases = [...documented.filter(([name]) => !long.has(name)), ...grown].flatMap(([name, fields]) =>
  ['', ...fields.flatMap((field) => [field, `-${field}`])].map((ordering) => ({ name, ordering })),
);

/** Whether this list would be answered if too many records matched to sort them. */
function isAnsweredWhenLong(name: CollectionName, parameters: string): boolean {
  const list = readListParameters(name, new URLSearchParams(parameters));
  try {
    refuseUnservedOrdering(queryFor(collectionQueries[name], list.filters), list, 1_000_000);
    return true;
  } catch {
    return false;
  }
}

/** The query plan of Postgres. With `mayAvoidSort`, sorting counts as costly, so that an index is used if possible. */
async function postgresPlan(
  database: Database,
  { sql: text, parameters }: CompiledQuery,
  mayAvoidSort: boolean,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    if (mayAvoidSort) await sql`set local enable_sort = off`.execute(transaction);
    const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(explained);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe.each(sampleDatabases)('pages read by an index, over $kind', (sample) => {
  const database = databaseOf(sample);
  const isSqlite = sample.kind === 'sqlite';
  const plan = (statement: CompiledQuery, mayAvoidSort: boolean) =>
    isSqlite ? sqlitePlan(database(), statement) : postgresPlan(database(), statement, mayAvoidSort);
  // PostgreSQL may sort the records within one deployment or session: they are few, and not those before the page.
  const SORTING = isSqlite ? /TEMP B-TREE/ : /(?<!Incremental )Sort$/m;

  test.each(cases)(
    'no page of $name ordered by "$ordering" sorts the table: beginning, middle and end use an index (4.2)',
    async ({ name, ordering }) => {
      const total = Number(
        (
          await sql<{ n: unknown }>`select count(*) as n from ${sql.table(collectionQueries[name].table)}`.execute(
            database(),
          )
        ).rows[0]?.n,
      );
      for (const offset of [0, Math.floor(total / 2) - 1, Math.floor(total / 2) + 1, total - 1]) {
        const { ids } = await listStatements(database(), name, `ordering=${ordering}&limit=1&offset=${offset}`);
        expect(await plan(ids, true)).not.toMatch(SORTING);
      }
    },
  );

  test.each(cases.filter(({ name }) => long.has(name)))(
    `the first page of $name ordered by "$ordering" uses its index by the planner's own choice (4.2)`,
    async ({ name, ordering }) => {
      const { ids } = await listStatements(database(), name, `ordering=${ordering}`);
      const chosen = await plan(ids, false);
      expect(chosen).not.toMatch(SORTING);
      expect(chosen).toMatch(isSqlite ? /SCAN \w+ USING (COVERING )?INDEX|SCAN \w+$/ : /Index (Only )?Scan/);
    },
  );

  test('a sort is detected: an ordering without an index has one in its plan', async () => {
    const { ids } = await listStatements(database(), 'jobs', 'ordering=updated_at');
    expect(await plan(ids, true)).toMatch(SORTING);
  });

  test.each([
    ['events', ''],
    ['events', 'project_id=1'],
    ['events', 'deployment=4'],
    ['captures', ''],
    ['captures', 'project_id=1'],
    ['captures', 'deployment=4'],
    ['captures', 'event=1'],
    ['occurrences', ''],
    ['occurrences', 'project_id=1'],
    ['occurrences', 'deployment=4'],
    ['occurrences', 'event=1'],
    ['occurrences', 'determination=12'],
  ] as const)(
    'the count of %s with "%s" is a stored total: the table itself is not touched (2.1)',
    async (name, query) => {
      const { count } = await listStatements(database(), name, query);
      expect(await plan(count, false)).not.toMatch(new RegExp(String.raw`\b${name}\b`));
      expect(count.sql).not.toMatch(/count\(/);
    },
  );

  test.each([
    ['events', 'deployment=4'],
    ['captures', 'event=1'],
    ['captures', 'deployment=4'],
    ['occurrences', 'deployment=4'],
    ['occurrences', 'event=1'],
    ['occurrences', 'determination=12'],
    ['events', 'project_id=1&ordering=-captures_count'],
    ['events', 'deployment=4&ordering=start'],
    ['captures', 'event=1&ordering=timestamp'],
    ['taxa', 'project_id=1'],
    ['taxa', 'project_id=1&ordering=occurrences_count'],
    ['taxa', 'project_id=1&ordering=-occurrences_count'],
    ['taxa', 'project_id=1&ordering=-occurrences_count&offset=150'],
  ] as const)('the %s of "%s" are found by an index, in order (4.4)', async (name, query) => {
    const { ids } = await listStatements(database(), name, query);
    const chosen = await plan(ids, true);
    expect(chosen).toMatch(isSqlite ? /SEARCH \w+ USING (COVERING )?INDEX/ : /Index Cond/);
    expect(chosen).not.toMatch(SORTING);
  });

  test.each(['events', 'captures', 'occurrences'] as const)(
    'an ordering of a long list of %s is answered only if it needs no sort, whatever the filters (4.2)',
    async (name) => {
      const { synonyms, filters } = collections[name];
      const orderings = [...collections[name].orderings, ...synonyms];
      const singles = orderings.flatMap((field) => [field, `-${field}`]);
      const pairs = orderings.flatMap((first) => orderings.map((second) => `-${first},-${second}`));
      const values = { id: '1', date: '2025-06-01', text: '', value: '', flag: 'true' };
      const given = Object.entries(filters).map(([filter, kind]) => `${filter}=${values[kind]}`);
      const narrowed = ['', ...given, ...given.flatMap((one) => given.map((other) => `${one}&${other}`))];
      const answered = narrowed
        .flatMap((filter) => [...singles, ...pairs].map((ordering) => `${filter}&ordering=${ordering}`))
        .filter((parameters) => isAnsweredWhenLong(name, parameters));
      const sorted: string[] = [];
      for (const parameters of answered) {
        const { ids } = await listStatements(database(), name, `${parameters}&limit=1`).catch(() => ({ ids: null }));
        // Without matches in the sample there is no statement for a page.
        if (ids !== null && SORTING.test(await plan(ids, true))) sorted.push(parameters);
      }
      expect(sorted).toEqual([]);
      // All orderings that the pages of long lists use, and combinations of fields that one index has.
      for (const field of documented.find(([list]) => list === name)?.[1] ?? ['id']) {
        expect(answered).toContain(`&ordering=-${field}`);
      }
      const filtered = { events: 'deployment=1&ordering=-start', captures: 'event=1&ordering=-timestamp' };
      expect(answered).toContain({ ...filtered, occurrences: 'determination=1&ordering=id' }[name]);
      expect(answered).not.toContain('&ordering=day');
      const owned = { events: 'deployment__name', captures: 'event__start', occurrences: 'event__start' }[name];
      expect(answered).toEqual(expect.arrayContaining([`&ordering=-${owned}`, `project_id=1&ordering=${owned}`]));
    },
  );

  test('the indexes that decide about orderings are those of the database', async () => {
    const { rows } = isSqlite
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(database())
      : await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(database());
    const own = rows.map(({ name }) => name).filter((name) => /_by_(?!.*_downwards$)/.test(name));
    expect(own.toSorted()).toEqual(INDEXES.map(([table, ...columns]) => `${table}_by_${columns.join('_')}`).toSorted());
  });

  test('every documented ordering is tried above', () => {
    for (const [name, fields] of documented) {
      expect(collections[name].orderings).toEqual(expect.arrayContaining([...fields]));
    }
  });
});
