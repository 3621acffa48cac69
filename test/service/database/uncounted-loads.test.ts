import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { countAbandoned, markUncounted } from '#service/database/uncounted-loads.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { answerOf, madeRecords } from '#test/support/made-source.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { endServices, startService } from '#test/service/service-process.ts';

/** `npm run load` runs this. */
const { noctuary } = await onDemand('programs');
const LISTS = ['projects', 'deployments', 'events', 'captures', 'taxa', 'occurrences', 'storage', 'jobs'];
const never = new AbortController().signal;

interface Asked {
  /** the header about its counters; null: none */
  counts: string | null;
  count: number;
  results: { id: number; captures_count: number }[];
  etag: string | null;
}

async function ask(url: string, path: string): Promise<Asked> {
  const answer = await fetch(`${url}/api/v2/${path}`);
  const body = (await answer.json()) as Pick<Asked, 'count' | 'results'>;
  return { ...body, counts: answer.headers.get('x-counts'), etag: answer.headers.get('etag') };
}

/** The counters of deployments and events, stored and counted, which should be equal. */
async function counters(database: Database) {
  const of = async (table: string, key: string, counted: string[]) => {
    const columns = counted.flatMap((one) => [
      sql`${sql.ref(`${one}_count`)} as ${sql.ref(`${one} stored`)}`,
      sql`cast((select count(*) from ${sql.table(one)} where ${sql.ref(key)} = each.id) as integer) as ${sql.ref(one)}`,
    ]);
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)} from ${sql.table(table)} as each
      order by id`.execute(database);
    return {
      stored: rows.map((row) => counted.map((one) => row[`${one} stored`])),
      rows: rows.map((row) => counted.map((one) => row[one])),
    };
  };
  return [
    await of('projects', 'project_id', ['deployments', 'events', 'captures', 'occurrences']),
    await of('deployments', 'deployment_id', ['events', 'captures', 'occurrences']),
    await of('events', 'event_id', ['captures', 'occurrences']),
  ];
}

describe.each(bothDatabases)('a load into $kind that is not counted yet', ({ kind }) => {
  let empty: EmptyDatabase;
  let location: string;
  let source: FaultyService;
  /**
   * resolves when captures of no deployment are requested from the source, which it does not answer: all of the deployments
   * are loaded by then
   */
  let reached: Promise<void>;

  beforeEach(async () => {
    empty = await emptyDatabase(kind);
    location = kind === 'sqlite' ? join(empty.folder, 'noctuary.sqlite') : empty.location;
    const records = madeRecords();
    records['captures']?.push({ ...records['captures'][0], id: 61, deployment: { id: 99 }, event: null });
    let reach = () => {};
    reached = new Promise((resolve) => {
      reach = resolve;
    });
    source = await faultyService((path, query) => {
      const isOfDeployment = query.has('deployment') || query.get('limit') === '1' || query.has('with_detections');
      if (path !== 'captures/' || isOfDeployment) return answerOf(records, path, query);
      reach();
      return new Promise(() => {});
    });
  });
  afterEach(async () => {
    await endServices();
    await source.stop();
    await empty.remove();
  });

  const settings = () => ({ NOCTUARY_DATA: empty.folder, ...(kind === 'postgres' && { DATABASE_URL: location }) });
  const inDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(location);
    try {
      return await work(database);
    } finally {
      await close();
    }
  };
  const marks = () => inDatabase((database) => database.selectFrom('uncounted_loads').select('source').execute());
  const request = () =>
    ({ what: 'service', base: source.origin, project: null, token: null, follow: false, replace: false }) as const;

  test('has correct totals, is announced in every answer, and is counted by a start after it was killed', async () => {
    const load = spawn(process.execPath, [noctuary, 'load', '--from', source.origin], {
      env: { PATH: process.env['PATH'], ...settings() },
    });
    await reached;
    const beside = await serve(location);
    for (const list of LISTS) expect([list, (await ask(beside.url, `${list}/`)).counts]).toEqual([list, 'incomplete']);
    const { results, etag } = await ask(beside.url, 'deployments/');
    expect(results.map(({ captures_count }) => captures_count)).toEqual([0, 0, 0, 0]);
    for (const { id } of results) {
      expect(await ask(beside.url, `captures/?deployment=${id}&limit=1`)).toMatchObject({ count: 15 });
      expect(await ask(beside.url, `deployments/${id}/`)).toMatchObject({ counts: 'incomplete' });
    }
    expect((await ask(beside.url, 'captures/?limit=1')).count).toBe(60);
    expect((await ask(beside.url, 'events/?project_id=1')).count).toBe(6);
    expect((await ask(beside.url, 'captures/?project_id=9')).count).toBe(0);
    await beside.stop();

    const ended = once(load, 'exit');
    load.kill('SIGKILL');
    await ended;
    const url = await startService(settings()).address;
    // The service does not know yet that the load was killed.
    expect((await ask(url, 'deployments/')).counts).toBe('incomplete');
    // The same effect as ten seconds without a renewal.
    await inDatabase((database) => database.updateTable('uncounted_loads').set({ running_until_ms: 1 }).execute());
    await expect.poll(async () => (await ask(url, 'deployments/')).counts, { timeout: 60_000 }).toBeNull();
    const counted = await ask(url, 'deployments/');
    expect(counted.results.map(({ captures_count }) => captures_count)).toEqual([15, 15, 15, 15]);
    expect(counted.etag).not.toBe(etag);
    for (const { stored, rows } of await inDatabase(counters)) expect(stored).toEqual(rows);
    expect(await marks()).toEqual([]);
  });

  test('is counted by one of two processes, and by none while another load runs', async () => {
    const moment = '2024-06-12T21:04:05.000006';
    const project = { name: 'Ærø', description: '', image: null, draft: 1, created_at: moment, updated_at: moment };
    const site = { project_id: 1, name: 'Bog', latitude: 0, longitude: 0, image: null };
    await inDatabase(async (database) => {
      await database.insertInto('projects').values(project).execute();
      await database
        .insertInto('deployments')
        .values({
          ...site,
          first_capture_timestamp: null,
          last_capture_timestamp: null,
          created_at: moment,
          updated_at: moment,
        })
        .execute();
      await markUncounted(database, 'cut off');
      await markUncounted(database, 'running');
      const silent = { running_until_ms: 1 };
      await database.updateTable('uncounted_loads').set(silent).where('source', '=', 'cut off').execute();
      expect(await countAbandoned(database, never)).toBe(false);
      await database.updateTable('uncounted_loads').set(silent).execute();
    });
    const opened = await Promise.all([1, 2].map(() => openDatabase(location)));
    const counted = await Promise.all(opened.map(({ database }) => countAbandoned(database, never)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    for (const { close } of opened) await close();
    const [projects] = await inDatabase(counters);
    expect(projects?.stored).toEqual([[1, 0, 0, 0]]);
    expect(await marks()).toEqual([]);
  });

  test('changes the ETag of an answer, since a 304 cannot remove the header', async () => {
    const service = await serve(location);
    await markUncounted(service.database, 'running');
    const before = await ask(service.url, 'projects/');
    await service.database.deleteFrom('uncounted_loads').execute();
    const headers = { 'if-none-match': before.etag ?? '' };
    const after = await fetch(`${service.url}/api/v2/projects/`, { headers });
    await service.stop();
    expect([before.counts, after.status, after.headers.get('x-counts')]).toEqual(['incomplete', 200, null]);
    expect(await after.json()).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  test('renews its mark while it waits for its source', async () => {
    const options = { ...loadInto(empty), databaseLocation: location };
    const load = runLoad(request(), options);
    await reached;
    await inDatabase(async (database) => {
      await database.updateTable('uncounted_loads').set({ running_until_ms: 1 }).execute();
      const until = database.selectFrom('uncounted_loads').select('running_until_ms');
      await expect.poll(async () => (await until.executeTakeFirstOrThrow()).running_until_ms).toBeGreaterThan(1);
      expect(await countAbandoned(database, never)).toBe(false);
    });
    options.stop.abort(new Stopped('Ended.'));
    await expect(load).rejects.toThrow(Stopped);
  });

  test('is counted when it is stopped, and deleted with everything else by --replace', async () => {
    const options = loadInto(empty);
    options.databaseLocation = location;
    const load = runLoad(request(), options);
    await reached;
    expect(await marks()).toEqual([{ source: source.origin }]);
    options.stop.abort(new Stopped('Ended.'));
    await expect(load).rejects.toThrow(Stopped);
    expect(await marks()).toEqual([]);
    for (const { stored, rows } of await inDatabase(counters)) expect(stored).toEqual(rows);
    await inDatabase((database) => markUncounted(database, 'cut off'));
    const nothing = { what: 'fill', replace: true, insert: () => Promise.resolve(true) } as const;
    await runLoad(nothing, { ...loadInto(empty), databaseLocation: location });
    expect(await marks()).toEqual([]);
  });
});
