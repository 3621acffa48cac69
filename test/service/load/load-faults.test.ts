import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { faultyService, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { databaseDigest, loadInto, type HeardLoad } from '#test/support/load-options.ts';
import { answerOf, madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';

describe.each(similarDatabases)('copying a service with faults into $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let source: FaultyService;
  let records: MadeRecords;
  let fault: (
    path: string,
    query: URLSearchParams,
    headers: Readonly<Record<string, unknown>>,
  ) => FaultyAnswer | undefined;

  beforeEach(async () => {
    [empty, records, fault] = [await databaseWithTables(kind), madeRecords(), () => undefined];
    source = await madeSource(records, (path, query, headers) => fault(path, query, headers));
  });
  afterEach(async () => {
    await source.stop();
    await empty.remove();
  });

  const load = (options: HeardLoad, project: number | null = null, token: string | null = null) =>
    runLoad({ what: 'service', base: source.origin, project, token, follow: false, replace: false }, options);
  const inDatabase = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(empty.location);
    try {
      return await ask(database);
    } finally {
      await close();
    }
  };
  /** The number of rows of each table that a load fills, and the sums of the deployments' counters. */
  const content = () =>
    inDatabase(async (database) => {
      const counts: Record<string, number> = {};
      for (const table of ['projects', 'deployments', 'events', 'captures', 'taxa', 'occurrences', 'detections']) {
        const { rows } = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(table)}`.execute(database);
        counts[table] = Number(rows[0]?.n);
      }
      const { rows } = await sql<{
        n: unknown;
      }>`select coalesce(sum(captures_count), 0) as n from deployments`.execute(database);
      return { ...counts, counted: Number(rows[0]?.n) };
    });
  const WHOLE = {
    projects: 2,
    deployments: 4,
    events: 12,
    captures: 60,
    taxa: 3,
    occurrences: 12,
    detections: 24,
    counted: 60,
  };
  const line = (options: HeardLoad, name: string) => options.said.find((text) => text.startsWith(`${name} `));

  test('requests JSON, never a format, with the token, and at most four at a time', async () => {
    const asked: Readonly<Record<string, unknown>>[] = [];
    let [running, most] = [0, 0];
    let fourAtOnce = (): void => {};
    const haveBeenFour = new Promise<void>((resolve) => (fourAtOnce = resolve));
    await source.stop();
    source = await faultyService(async (path, query, headers) => {
      asked.push(headers);
      running += 1;
      most = Math.max(most, running);
      if (most === 4) fourAtOnce();
      // The deployments' lists are asked for together: waits for the others, as a slow service does.
      if (query.has('deployment')) await haveBeenFour;
      else for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return answerOf(records, path, query);
    });
    expect(await load(loadInto(empty), null, 'secret')).toBe(true);
    expect(await content()).toEqual(WHOLE);
    expect(source.requests.filter((request) => request.includes('format'))).toEqual([]);
    expect(asked.every((headers) => headers['accept'] === 'application/json')).toBe(true);
    expect(asked.every((headers) => headers['authorization'] === 'Token secret')).toBe(true);
    expect(most).toBe(4);
  });

  test('continues by the number of records that came if pages are clamped', async () => {
    fault = (path, query) => answerOf(records, path, query, 3);
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual(WHOLE);
  });

  test('reads a list in reverse if some records came twice and others not at all', async () => {
    fault = (path, query) => {
      if (path !== 'events/') return undefined;
      // Without a tie-breaker a page may repeat records from the end of the last one.
      const isBackwards = query.get('ordering')?.startsWith('-') === true;
      const list = isBackwards ? (records['events'] ?? []).toReversed() : (records['events'] ?? []);
      const offset = Number(query.get('offset') ?? 0);
      const results = list.slice(Math.max(0, offset - 1), Math.max(0, offset - 1) + 4);
      return { body: { count: 12, next: null, previous: null, results } };
    };
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual(WHOLE);
  });

  test('retries after Retry-After, or else with increasing waits', async () => {
    let failures = 0;
    fault = (path, query) => {
      if (path !== 'events/' || failures === 4 || query.get('limit') === '1') return undefined;
      failures += 1;
      if (failures === 1) return { status: 429, body: { detail: 'Slowly.' }, headers: { 'retry-after': '7' } };
      return { status: 500, body: '<h1>Server Error</h1>' };
    };
    const options = loadInto(empty);
    expect(await load(options)).toBe(true);
    expect(options.waits).toEqual([7_000, 2_000, 4_000, 8_000]);
    const limits = source.requests
      .filter(
        (request) => request.startsWith('events/') && !request.includes('limit=1&') && !request.endsWith('limit=1'),
      )
      .map((one) => /limit=(\d+)/.exec(one)?.[1]);
    expect(limits).toEqual(['100', '100', '50', '25', '20']);
    expect(await content()).toEqual(WHOLE);
  });

  test('sets aside only records without their identity, and says that the counts differ', async () => {
    Object.assign(records['deployments']?.[3] ?? {}, { name: null });
    Object.assign(records['captures']?.[6] ?? {}, { event: null });
    Object.assign(records['captures']?.[7] ?? {}, { timestamp: null });
    Object.assign(records['captures']?.[8] ?? {}, { id: null });
    Object.assign(records['events']?.[1] ?? {}, { start: 'at dusk' });
    Object.assign(records['occurrences']?.[0] ?? {}, { determination: null });
    const options = loadInto(empty);
    expect(await load(options)).toBe(false);
    const listed = readFileSync(join(empty.folder, 'load-set-aside.csv'), 'utf8').split('\r\n');
    expect(listed).toContain('"deployments","14","name","null"');
    expect(listed).toContain('"captures","without an id","id","null"');
    expect(listed).toContainEqual(expect.stringMatching(/^"events","2","start",".*at dusk.* not usable"$/));
    expect(listed).toContain('"events","4","deployment","deployment 14 did not come"');
    expect(options.said).toContain('  captures, id: null (without an id)');
    expect(line(options, 'deployments')).toMatch(/ 4 +3 +1 +0 +differs$/);
    // The captures of session 2 and of deployment 14 are kept, as those of no session.
    expect(line(options, 'captures')).toMatch(/ 60 +59 +1 +0 +differs$/);
    expect(line(options, 'events')).toMatch(/ 12 +8 +4 +0 +differs$/);
    expect(line(options, 'taxa')).toMatch(/ 3 +3 +0 +0$/);
    expect(line(options, 'occurrences')).toMatch(/ 12 +12 +0 +0$/);
  });

  test('accepts nulls that services send', async () => {
    Object.assign(records['deployments']?.[0] ?? {}, { latitude: null, longitude: null, events_count: null });
    Object.assign(records['events']?.[0] ?? {}, { end: null, duration: null, captures_count: null });
    Object.assign(records['captures']?.[0] ?? {}, { width: null, height: null, size: null, thumbnails: {} });
    expect(await load(loadInto(empty))).toBe(true);
    await inDatabase(async (database) => {
      const trap = await database
        .selectFrom('deployments')
        .selectAll()
        .where('name', '=', 'Trap 11')
        .executeTakeFirst();
      expect(trap).toMatchObject({ latitude: 0, longitude: 0, events_count: 3 });
      const event = await database
        .selectFrom('events')
        .innerJoin('load_keys', (on) => on.onRef('load_keys.id', '=', 'events.id').on('load_keys.kind', '=', 'events'))
        .selectAll('events')
        .where('load_keys.key', '=', '1')
        .executeTakeFirst();
      expect(event).toMatchObject({ end: '2024-07-01T22:01:00', duration_seconds: 0, captures_count: 5 });
    });
  });

  test('knows which captures were processed where the service says when they were, and of no others', async () => {
    const when = new Map([
      [1, null],
      [2, '2024-07-03T10:00:00.000001'],
    ]);
    for (const capture of records['captures'] ?? []) {
      const last_processed = when.get(Math.ceil(capture.id / 5));
      if (last_processed !== undefined) Object.assign(capture, { last_processed });
    }
    records['occurrences'] = (records['occurrences'] ?? []).filter(({ event }) => (event as { id: number }).id > 4);
    expect(await load(loadInto(empty))).toBe(true);
    await inDatabase(async (database) => {
      const sessions = await database
        .selectFrom('events')
        .innerJoin('load_keys', (on) => on.onRef('load_keys.id', '=', 'events.id').on('load_keys.kind', '=', 'events'))
        .select(['load_keys.key', 'processed_captures_count as processed', 'occurrences_count as found'])
        .where('load_keys.key', 'in', ['1', '2', '3'])
        .orderBy('load_keys.key')
        .execute();
      expect(sessions).toEqual([
        { key: '1', processed: 0, found: 0 },
        { key: '2', processed: 5, found: 0 },
        { key: '3', processed: null, found: 0 },
      ]);
      const times = await database.selectFrom('captures').select('last_processed').distinct().execute();
      expect(new Set(times.map(({ last_processed: at }) => at))).toEqual(new Set(['2024-07-03T10:00:00.000001', null]));
    });
  });

  test('copies detections with boxes from a service that sends them with its captures when asked', async () => {
    const seen = new Map([
      [2, [{ id: 1, bbox: [10, 8, 30, 24], occurrence: { id: 1, determination: null } }]],
      // Beyond the edge of its image of 100 by 80 pixels; a second one without a box, and one that is no animal.
      [
        4,
        [
          { id: 2, bbox: [-5, 40, 50, 90], occurrence: { id: 1 } },
          { id: 3, bbox: null, score: 0.4, occurrence: { id: 1 } },
          { id: 4, bbox: [1, 1, 2, 2], occurrence: null },
        ],
      ],
    ]);
    for (const capture of records['captures'] ?? []) {
      Object.assign(capture, { detections_count: seen.get(capture.id)?.length ?? 0 });
    }
    fault = (path, query) => {
      if (path !== 'captures/') return undefined;
      const isAsked = query.get('with_detections') === 'true';
      const captures = (records['captures'] ?? []).map((capture) => ({
        ...capture,
        detections: isAsked ? (seen.get(capture.id) ?? []) : [],
      }));
      if (query.get('ordering') === '-detections_count')
        captures.sort((a, b) => a.detections.length - b.detections.length);
      return answerOf({ ...records, captures }, path, query);
    };
    expect(await load(loadInto(empty))).toBe(true);
    // Those of the other eleven occurrences are placed by their number and times.
    expect(await content()).toEqual({ ...WHOLE, detections: 3 + 22 });
    const stored = () =>
      inDatabase((database) =>
        database
          .selectFrom('detections')
          .innerJoin('captures', 'captures.id', 'capture_id')
          .innerJoin('load_keys', (on) =>
            on.onRef('load_keys.id', '=', 'captures.id').on('load_keys.kind', '=', 'captures'),
          )
          .innerJoin('load_keys as animals', (on) =>
            on.onRef('animals.id', '=', 'occurrence_id').on('animals.kind', '=', 'occurrences'),
          )
          .select(['load_keys.key', 'box_x', 'box_y', 'box_width', 'box_height', 'score'])
          .where('animals.key', '=', '1')
          .orderBy('detections.id')
          .execute(),
      );
    expect((await stored()).map((row) => Object.values(row))).toEqual([
      ['2', 0.1, 0.1, 0.2, 0.2, null],
      ['4', 0, 0.5, 0.5, 0.5, null],
      ['4', null, null, null, null, 0.4],
    ]);
    const before = await inDatabase(databaseDigest);
    expect(await load(loadInto(empty))).toBe(true);
    expect(await inDatabase(databaseDigest)).toEqual(before);
  });

  test('copies only one project, also if lists ignore project_id', async () => {
    fault = (path, query) => {
      if (path.startsWith('captures')) return undefined;
      query.delete('project_id');
      query.delete('deployment');
      return answerOf(records, path, query);
    };
    const options = loadInto(empty);
    expect(await load(options, 6)).toBe(true);
    expect(await content()).toEqual({
      ...WHOLE,
      projects: 1,
      deployments: 2,
      events: 6,
      captures: 30,
      occurrences: 6,
      detections: 12,
      counted: 30,
    });
    expect(line(options, 'events')).toMatch(/ 6 +6 +0 +0$/);
  });

  test('explains an unknown project id', async () => {
    await expect(load(loadInto(empty), 7)).rejects.toThrow(/shows no project 7: --project takes the id/);
  });

  test('loads the rest if there are no captures and occurrences', async () => {
    delete records['captures'];
    fault = (path) =>
      path === 'occurrences/' ? { status: 400, body: { project_id: ['This field is required.'] } } : undefined;
    const options = loadInto(empty);
    expect(await load(options)).toBe(true);
    expect(await content()).toEqual({ ...WHOLE, captures: 0, occurrences: 0, detections: 0, counted: 0 });
    expect(line(options, 'captures')).toMatch(/not told +0 +0 +0$/);
    expect(options.said.filter((text) => text.includes('not offered there'))).toHaveLength(5);
  });

  test('orders by id if a list does not support created_at', async () => {
    fault = (path, query) =>
      query.get('ordering') === 'created_at' && path === 'captures/'
        ? { status: 400, body: { ordering: ['"created_at" is not one of id.'] } }
        : undefined;
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual(WHOLE);
    const orderings = source.requests
      .filter((one) => one.startsWith('captures/'))
      .map((one) => /ordering=(\w+)/.exec(one)?.[1]);
    expect(orderings).toContain('id');
  });

  test('says that a token is required', async () => {
    fault = () => ({ status: 401, body: { detail: 'Credentials were not provided.' } });
    await expect(load(loadInto(empty))).rejects.toThrow(/401: .*not provided.*--token/);
  });

  test('says that it is not a service of this interface', async () => {
    fault = () => ({ body: '<html>Welcome</html>' });
    await expect(load(loadInto(empty))).rejects.toThrow(/was not answered with JSON/);
    fault = () => ({ body: { hello: 'world' } });
    await expect(load(loadInto(empty))).rejects.toThrow(/not in the form that the interface describes/);
  });

  test('continues where the source failed, and does not request finished deployments again', async () => {
    let left = 2;
    // The first request of this kind asks whether detections are sent.
    fault = (path, query) =>
      path === 'captures/' && query.has('deployment') && (left -= 1) < 0 ? { status: 503, body: 'gone' } : undefined;
    await expect(load(loadInto(empty))).rejects.toThrow(/could not be read after 6 attempts: it answered 503/);
    const before = await content();
    // Sessions are shown with their occurrences.
    expect(before).toMatchObject({ events: 6, captures: 30, counted: 30, occurrences: 6 });
    const from = source.requests.length;
    fault = () => undefined;
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual(WHOLE);
    const again = source.requests.slice(from).filter((one) => /^captures\/\?.*deployment=/.test(one));
    expect(again).toHaveLength(2);
    const third = await inDatabase(databaseDigest);
    expect(await load(loadInto(empty))).toBe(true);
    expect(await inDatabase(databaseDigest)).toEqual(third);
  });

  test('stops after the current batch, with correct counters', async () => {
    const options = loadInto(empty);
    fault = (path, query) => {
      if (path === 'occurrences/' && query.has('deployment')) options.stop.abort(new Stopped('Ended.'));
      return undefined;
    };
    await expect(load(options)).rejects.toThrow(Stopped);
    // What has come waits for the rest of its session.
    expect(await content()).toMatchObject({ events: 0, captures: 0, occurrences: 0, counted: 0 });
    fault = () => undefined;
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual(WHOLE);
  });

  test('loads changed and new records', async () => {
    expect(await load(loadInto(empty))).toBe(true);
    Object.assign(records['deployments']?.[1] ?? {}, { name: 'Renamed', updated_at: '2025-01-01T00:00:00' });
    Object.assign(records['occurrences']?.[0] ?? {}, {
      detections_count: 1,
      last_appearance_timestamp: '2024-07-01T22:02:00',
      updated_at: '2025-01-01T00:00:00',
    });
    records['projects']?.push({ ...records['projects'][0], id: 7, name: 'New' });
    expect(await load(loadInto(empty))).toBe(true);
    expect(await content()).toEqual({ ...WHOLE, projects: 3, detections: 23 });
    await inDatabase(async (database) => {
      const renamed = await database.selectFrom('deployments').selectAll().where('name', '=', 'Renamed').execute();
      expect(renamed).toMatchObject([{ updated_at: '2025-01-01T00:00:00.000000', search_text: 'renamed' }]);
    });
  });
});
