import { sql } from 'kysely';
import { fillScale } from '#bench/fill/fill-scale.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { contentOf } from '#service/load/database-content.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad, type FillRequest } from '#service/load/run-load.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { databaseOf, bothDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';
import { databaseDigest, loadInto } from '#test/support/load-options.ts';
import { askJson } from '#test/service/ask.ts';
import { walk, type ListBody } from '#test/service/queries/walk.ts';

/** Two batches, a large one and a small one. */
const SESSIONS = 10_100;

async function withDatabase<Result>({ location }: EmptyDatabase, ask: (database: Database) => Promise<Result>) {
  const { database, close } = await openDatabase(location);
  try {
    return await ask(database);
  } finally {
    await close();
  }
}

const SAMPLE = { what: 'sample', replace: false } as const;

describe.each(bothDatabases)('--sample into $kind', (sample) => {
  const original = databaseOf(sample);
  let empty: EmptyDatabase;

  beforeAll(async () => {
    empty = await emptyDatabase(sample.kind);
  });
  afterAll(() => empty.remove());

  test('distinguishes the sample from other data', async () => {
    expect(await contentOf(original())).toBe('the sample');
    expect(await withDatabase(empty, contentOf)).toBe('nothing');
  });

  test('refuses other data, and keeps it if it is stopped while it replaces it', async () => {
    const row = { name: 'Mine', description: '', image: null, draft: 0, created_at: '', updated_at: '' };
    await withDatabase(empty, (database) => database.insertInto('projects').values(row).execute());
    await expect(runLoad(SAMPLE, loadInto(empty))).rejects.toThrow(
      /^The database holds other data: --replace empties it first\.$/,
    );
    const names = () => withDatabase(empty, (database) => database.selectFrom('projects').select('name').execute());
    expect(await names()).toEqual([{ name: 'Mine' }]);
    const ended = loadInto(empty);
    ended.say = (line) => (line.startsWith('Filling') ? ended.stop.abort(new Stopped('Ended.')) : undefined);
    await expect(runLoad({ ...SAMPLE, replace: true }, ended)).rejects.toThrow(Stopped);
    expect(await withDatabase(empty, contentOf)).toBe('other data');
    expect(await names()).toEqual([{ name: 'Mine' }]);
  });
});

const scale = (sessions: number, replace = false): FillRequest => ({
  what: 'fill',
  replace,
  insert: (context) => fillScale(context, sessions),
});

describe.each(bothDatabases)('generated sessions into $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await emptyDatabase(kind);
  });
  afterEach(() => empty.remove());

  test('creates this many sessions, with complete lists', async () => {
    const options = loadInto(empty);
    expect(await runLoad(scale(SESSIONS), options)).toBe(true);
    expect(options.said.join('\n')).toMatch(/for measurements only/);
    const service = await serve(empty.location);
    try {
      const count = async (path: string) => (await askJson<ListBody>(service.url, `/api/v2/${path}/`)).count;
      expect(await count('events')).toBe(SESSIONS);
      expect(await count('deployments')).toBe(404);
      for (const path of ['events', 'deployments', 'captures', 'occurrences', 'projects', 'taxa', 'jobs', 'storage']) {
        const pages = await walk(service.url, `/api/v2/${path}/?limit=1000`);
        const ids = new Set(pages.flatMap(({ results }) => results.map(({ id }) => id)));
        expect([path, ids.size]).toEqual([path, pages[0]?.count]);
      }
    } finally {
      await service.stop();
    }
    await withDatabase(empty, async (database) => {
      // Sums agree at every level, and where captures exist as rows, their number equals the session's counter.
      const off = await sql`select id from deployments where captures_count <>
        (select sum(captures_count) from events where deployment_id = deployments.id)`.execute(database);
      expect(off.rows).toEqual([]);
      const rows = await sql<{ sessions: unknown; off: unknown }>`select count(*) as sessions,
        sum(case when captures_count = n and occurrences_count = o and detections_count = d then 0 else 1 end) as off
        from (select events.*, (select count(*) from captures where event_id = events.id) as n,
          (select count(*) from occurrences where event_id = events.id) as o,
          (select count(*) from detections join captures on captures.id = capture_id
            where captures.event_id = events.id) as d from events) as counted where n > 0`.execute(database);
      expect(rows.rows.map((row) => [Number(row.sessions), Number(row.off)])).toEqual([[125, 0]]);
      const pairs = await sql`select project_id, taxon_id, occurrences_count from project_taxa order by 1, 2`.execute(
        database,
      );
      const counted = await sql`select project_id, determination_id as taxon_id,
        cast(count(*) as integer) as occurrences_count from occurrences group by 1, 2 order by 1, 2`.execute(database);
      expect(pairs.rows).toEqual(counted.rows);
    });
  });

  test('creates the same again with --replace, and refuses without', async () => {
    await runLoad(scale(100), loadInto(empty));
    const before = await withDatabase(empty, databaseDigest);
    await expect(runLoad(scale(100), loadInto(empty))).rejects.toThrow(
      'The database holds measurements: --replace empties it first.',
    );
    await runLoad(scale(100, true), loadInto(empty));
    expect(await withDatabase(empty, databaseDigest)).toEqual(before);
    const service = {
      what: 'service',
      base: 'http://127.0.0.1:1',
      project: null,
      token: null,
      follow: false,
      replace: false,
    } as const;
    await expect(runLoad(service, loadInto(empty))).rejects.toThrow('The database holds measurements');
  });

  test('stops between batches, and new records get ids after the last', async () => {
    const options = loadInto(empty);
    let turns = 0;
    options.say = () =>
      (turns += 1) === 2 ? setImmediate(() => options.stop.abort(new Stopped('Ended.'))) : undefined;
    await expect(runLoad(scale(30_000), options)).rejects.toThrow(Stopped);
    await withDatabase(empty, async (database) => {
      const [project] = await database.selectFrom('projects').select('id').orderBy('id', 'desc').limit(1).execute();
      const row = { name: 'Next', description: '', image: null, draft: 0, created_at: '', updated_at: '' };
      const added = await database.insertInto('projects').values(row).returning('id').execute();
      expect(added).toEqual([{ id: (project?.id ?? 0) + 1 }]);
    });
  });
});
