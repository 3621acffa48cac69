import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { databaseDigest, loadInto, type HeardLoad } from '#test/support/load-options.ts';
import { ask } from '#test/service/ask.ts';
import { wholeList } from '#test/service/queries/walk.ts';

/** The sample's project with the fewest captures; the copied service has every fourth of its sessions. */
const PROJECT = 6;

/** Makes a copy of the sample without three quarters of the project's sessions. */
async function thinSample(location: string): Promise<void> {
  const sample = await openDatabase(inject('sampleFile'));
  await sql`vacuum into ${location}`.execute(sample.database);
  await sample.close();
  const { database, close } = await openDatabase(location);
  // Foreign keys would be checked without an index.
  await sql`pragma foreign_keys = off`.execute(database);
  const gone = sql`(select id from events where project_id = ${PROJECT} and id % 4 <> 0)`;
  await sql`delete from detections where capture_id in (select id from captures where event_id in ${gone})`.execute(
    database,
  );
  for (const table of ['event_example_captures', 'captures', 'occurrences']) {
    await sql`delete from ${sql.table(table)} where event_id in ${gone}`.execute(database);
  }
  await sql`delete from events where id in ${gone}`.execute(database);
  await refreshCounters(database);
  await close();
}

type Rec = { id: number } & Record<string, unknown>;

/** A record without ids and addresses, which differ after a copy. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const ids = new Set(['id', 'details', 'events', 'occurrences', 'captures', 'parent_id']);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ids.has(name))
      .map(([name, inner]) => [name, withoutIds(inner)]),
  );
}

/**
 * In the repeated hour of a clock change, the times of an occurrence do not determine which of two captures it was
 * detected on.
 */
function clearly(record: Rec): Rec {
  const isTwice = /Oct (28-29 2023|26-27 2024|25-26 2025)/.test(JSON.stringify(record));
  return isTwice ? { ...record, detections_count: null, example_captures: null } : record;
}

let source: EmptyDatabase;
let theirs: RunningService;
beforeAll(async () => {
  source = await emptyDatabase('sqlite');
  await thinSample(source.location);
  theirs = await serve(source.location);
});
afterAll(async () => {
  await theirs.stop();
  await source.remove();
});

describe.each(similarDatabases)('copying a service into $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let here: RunningService;
  let first: HeardLoad;
  const load = async (options: HeardLoad) =>
    runLoad(
      { what: 'service', base: theirs.url, project: PROJECT, token: null, follow: false, replace: false },
      options,
    );
  const idsOf = async (collection: string) =>
    new Map(
      (
        await here.database
          .selectFrom('load_keys')
          .select(['key', 'id'])
          .where('source', '=', theirs.url)
          .where('kind', '=', collection)
          .execute()
      ).map(({ key, id }) => [Number(key), id]),
    );

  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    first = loadInto(empty);
    expect(await load(first)).toBe(true);
    here = await serve(empty.location);
  });
  afterAll(async () => {
    await here.stop();
    await empty.remove();
  });

  test('prints the counts of every collection there and here', () => {
    const lines = first.said.filter((line) => /^\w+ +[\d,]+ +[\d,]+ +0 +0$/.test(line));
    expect(lines).toHaveLength(10);
    for (const line of lines) {
      const [, there, now] = line.split(/ +/);
      expect([line, now]).toEqual([line, there]);
    }
    expect(lines.find((line) => line.startsWith('captures'))).toMatch(/ 10,656 +10,656 /);
  });

  test("allows images from the origins of loaded captures, and otherwise only the service's own", async () => {
    const policyOf = async (url: string) => String((await ask(url, '/api/v2/')).headers['content-security-policy']);
    expect(await policyOf(here.url)).toContain(` https: ${theirs.url};`);
    expect(await policyOf(theirs.url)).toContain("img-src 'self' data: https://tiles.example.org;");
  });

  const tables: [path: string, table: string, changes: (record: Rec) => Rec][] = [
    ['projects', 'projects', (record) => record],
    ['deployments', 'deployments', (record) => record],
    ['events', 'events', clearly],
    // Its number is another one here.
    ['captures', 'captures', (record) => ({ ...clearly(record), project: null })],
    // Numbers of a model and of a taxon, which are others here.
    [
      'occurrences',
      'occurrences',
      ({ model_id: model, model_taxon_id: taxon, ...record }) => ({
        ...record,
        named: [model !== null, taxon !== null],
      }),
    ],
    ['taxa', 'taxa', (record) => record],
    ['storage', 'storage_sources', (record) => ({ ...record, project: null })],
    // The files of exports stay with the other service.
    ['jobs', 'jobs', (record) => ({ ...record, progress: null, result: null, data_export: null })],
    ['deployments/devices', 'devices', (record) => ({ ...record, project: null })],
    ['deployments/sites', 'sites', (record) => ({ ...record, project: null })],
  ];
  test.each(tables)('returns every record of /%s/ as the source does', async (path, table, changes) => {
    const [project = 0] = (await idsOf('projects')).values();
    const there = await wholeList<Rec>(theirs.url, `/api/v2/${path}/?project_id=${PROJECT}&limit=1000`);
    const now = await wholeList<Rec>(here.url, `/api/v2/${path}/?project_id=${project}&limit=1000`);
    const ids = await idsOf(table);
    const byId = new Map(now.map((record) => [record.id, record]));
    expect(now).toHaveLength(there.length);
    const pairs = there.map((record) => [record, byId.get(ids.get(record.id) ?? 0)] as const);
    const differing = pairs.filter(
      ([record, copy]) =>
        copy === undefined || !isDeepStrictEqual(withoutIds(changes(copy)), withoutIds(changes(record))),
    );
    expect(differing).toEqual([]);
  });

  test('keeps the detections of every capture, with box, score and determination', async () => {
    const detailsOf = async ({ url }: RunningService, project: number) => {
      const path = `/api/v2/captures/?project_id=${project}&with_detections=true&limit=1000`;
      return wholeList<Rec & { detections: unknown[] }>(url, path);
    };
    const [project = 0] = (await idsOf('projects')).values();
    const [there, now] = [await detailsOf(theirs, PROJECT), await detailsOf(here, project)];
    const ids = await idsOf('captures');
    const byId = new Map(now.map((record) => [record.id, record]));
    const text = (detections: unknown) => JSON.stringify(withoutIds(detections));
    const sorted = (record: { detections: unknown[] } | undefined) => record?.detections.map(text).toSorted();
    const differing = there.filter(
      (record) => !isDeepStrictEqual(sorted(record), sorted(byId.get(ids.get(record.id) ?? 0))),
    );
    expect(differing).toEqual([]);
    expect(there.filter(({ detections }) => detections.length > 1).length).toBeGreaterThan(100);
  });

  test("gives every taxon its parent, also one that is not in the project's list", async () => {
    const parents = async ({ database }: RunningService) =>
      new Map(
        (
          await database
            .selectFrom('taxa')
            .leftJoin('taxa as parent', 'parent.id', 'taxa.parent_id')
            .select(['taxa.name', 'parent.name as parent'])
            .execute()
        ).map(({ name, parent }) => [name, parent]),
      );
    const [there, now] = [await parents(theirs), await parents(here)];
    expect(now.get('Lepidoptera')).toBe(null);
    for (const [name, parent] of now) expect([name, parent]).toEqual([name, there.get(name)]);
  });

  test('changes nothing the second time', async () => {
    const before = await databaseDigest(here.database);
    expect(await load(loadInto(empty))).toBe(true);
    expect(await databaseDigest(here.database)).toEqual(before);
  });
});
