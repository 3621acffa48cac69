import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { ForeignRecord, ForeignRecords } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignOptions, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { databaseDigest, loadInto, type HeardLoad } from '#test/support/load-options.ts';

const LATER = '2026-06-01T12:00:00';

describe('loading from the same service again', () => {
  let empty: EmptyDatabase;
  let source: ForeignService;
  let before: ForeignOptions['before'];
  let isOrdered: (list: keyof ForeignRecords) => boolean;

  beforeEach(async () => {
    [before, isOrdered] = [undefined, () => true];
    empty = await databaseWithTables('sqlite');
    source = await foreignService({ before: (request) => before?.(request), isOrdered: (list) => isOrdered(list) });
  });
  afterEach(async () => {
    await source.stop();
    await empty.remove();
  });

  const load = (check = false, options: HeardLoad = loadInto(empty)) =>
    runLoad(
      { what: 'service', base: source.origin, project: null, token: null, follow: false, check, replace: false },
      options,
    );
  /** Loads again, with what was asked and sent by this load alone. */
  const again = async (check = false) => {
    source.requests.length = 0;
    source.sent.clear();
    const options = loadInto(empty);
    const isWhole = await load(check, options);
    expect([isWhole, isWhole ? '' : options.said.join('\n')]).toEqual([true, '']);
    return options;
  };
  const inDatabase = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(empty.location);
    try {
      return await ask(database);
    } finally {
      await close();
    }
  };
  const countOf = (table: string, where = sql`1 = 1`) =>
    inDatabase(async (database) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(
        database,
      );
      return rows[0]?.n;
    });
  const record = (list: keyof ForeignRecords, id: number): ForeignRecord => {
    const found = source.records[list].find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no ${id} in ${list}`);
    return found;
  };
  const without = (list: keyof ForeignRecords, isGone: (one: ForeignRecord) => boolean) => {
    source.records[list] = source.records[list].filter((one) => !isGone(one));
  };
  const ofEvent = (id: number) => (one: ForeignRecord) => (one['event'] as ForeignRecord | null)?.id === id;
  /** Requests for pages, without those that only count or prove an order. */
  const pagesOf = (list: string) =>
    source.requests.filter((one) => one.startsWith(`${list}/?`) && !/[?&]limit=1(&|$)/.test(one));
  const removed = (options: HeardLoad, name: string) =>
    options.said.findLast((line) => line.startsWith(`${name} `))?.split(/ +/)[4];

  test('asks one page of each list where nothing changed, writes nothing and counts nothing', async () => {
    expect(await load()).toBe(true);
    const first = await inDatabase(databaseDigest);
    const options = await again();
    for (const list of ['projects', 'deployments', 'storage', 'jobs', 'taxa', 'events']) {
      expect(pagesOf(list)).toEqual([`${list}/?ordering=-updated_at&limit=20`]);
    }
    expect(pagesOf('occurrences').map((one) => /project_id=(\d+)/.exec(one)?.[1])).toEqual(['21', '22']);
    expect(pagesOf('captures')).toEqual([]);
    expect(options.said.filter((line) => line.startsWith('  counting'))).toEqual([]);
    expect(await inDatabase(databaseDigest)).toEqual(first);
  });

  test('two unnamed versions of a model stay two models, by the ids of their source, also after a second load', async () => {
    const sent = source.records.occurrences.filter((one) => one['best_machine_prediction'] !== null);
    for (const one of sent) {
      const best = one['best_machine_prediction'] as ForeignRecord;
      const algorithm = { ...(best['algorithm'] as ForeignRecord), id: 3 + (one.id % 2), version: 1, version_name: '' };
      Object.assign(one, { best_machine_prediction: { ...best, algorithm }, determination_details: null });
    }
    const modelsOf = () =>
      inDatabase(async (database) => {
        const rows = await database
          .selectFrom('occurrences')
          .innerJoin('load_keys', (join) =>
            join.onRef('load_keys.id', '=', 'occurrences.id').on('load_keys.kind', '=', 'occurrences'),
          )
          .select(['key', 'model_id'])
          .where('model_id', 'is not', null)
          .execute();
        return new Set(rows.map(({ key, model_id }) => `${Number(key) % 2} ${model_id}`));
      });
    expect(await load()).toBe(true);
    const first = await modelsOf();
    expect([first.size, await countOf('models')]).toEqual([2, 2]);
    for (const one of sent) one['updated_at'] = LATER;
    await again();
    expect([await modelsOf(), await countOf('models')]).toEqual([first, 2]);
  });

  test('asks only for what changed, and for the captures of changed sessions', async () => {
    expect(await load()).toBe(true);
    Object.assign(record('deployments', 34), { name: 'Row 7 north', updated_at: LATER });
    Object.assign(record('events', 105), { captures_count: 6, updated_at: LATER });
    source.records.captures.push({ ...record('captures', 1_021), id: 1_950 });
    Object.assign(record('occurrences', 2_003), { determination_score: 0.9, updated_at: LATER });
    await again();
    expect(pagesOf('captures').map((one) => one.replace(/&limit=.*/, ''))).toEqual([
      'captures/?project_id=22&event=105&ordering=created_at',
    ]);
    expect(await countOf('deployments', sql`name = 'Row 7 north' and search_text = 'row 7 north'`)).toBe(1);
    expect(await countOf('captures')).toBe(63);
    expect(await countOf('events', sql`captures_count = 6`)).toBe(1);
    expect(await countOf('occurrences', sql`determination_score = 0.9`)).toBe(1);
  });

  test('a new session comes with its captures and occurrences, in one request for each', async () => {
    expect(await load()).toBe(true);
    const added = { ...record('events', 101), id: 190, captures_count: 2, updated_at: LATER };
    source.records.events.push(added);
    for (const id of [1_951, 1_952]) source.records.captures.push({ ...record('captures', 1_001), id, event: added });
    source.records.occurrences.push({ ...record('occurrences', 2_001), id: 2_950, event: added, updated_at: LATER });
    await again();
    expect(source.requests.filter((one) => one.includes('event=190'))).toHaveLength(2);
    expect(await countOf('events')).toBe(13);
    expect(await countOf('captures')).toBe(64);
    expect(await countOf('occurrences')).toBe(31);
  });

  test('what is gone there is removed here and counted: sessions with all they had, captures, taxa, jobs', async () => {
    expect(await load()).toBe(true);
    without('events', ({ id }) => id === 103);
    without('captures', (one) => ofEvent(103)(one) || one.id === 1_001 || one.id === 1_902);
    without('occurrences', (one) => ofEvent(103)(one) || one.id === 2_005);
    without('jobs', ({ id }) => id === 76);
    without('deployments/devices', ({ id }) => id === 96);
    const options = await again();
    expect(['events', 'captures', 'occurrences', 'jobs'].map((name) => removed(options, name))).toEqual([
      '1',
      // Those of the session went with it.
      '2',
      '1',
      '1',
    ]);
    expect(await countOf('captures')).toBe(62 - 5 - 2);
    expect(await countOf('occurrences')).toBe(source.records.occurrences.length);
    expect(await countOf('events')).toBe(11);
    const digest = await inDatabase(databaseDigest);
    expect(removed(await again(), 'events')).toBe('0');
    expect(await inDatabase(databaseDigest)).toEqual(digest);
  });

  test('a project that is gone is removed by --check with everything, but exports that were made here stay', async () => {
    expect(await load()).toBe(true);
    await inDatabase(async (database) => {
      const event = await database.selectFrom('load_keys').select('id').where('key', '=', '103').executeTakeFirst();
      const { project_id } = await database
        .selectFrom('events')
        .select('project_id')
        .where('id', '=', event?.id ?? 0)
        .executeTakeFirstOrThrow();
      const stamps = { created_at: LATER, updated_at: LATER };
      const kind = { status: 'SUCCESS', job_type_key: 'data_export', job_type_name: 'Export', progress: null };
      await database.insertInto('users').values({ id: 91, name: 'Ana', image: null }).execute();
      const job = { id: 900, project_id, deployment_id: null, name: 'Export', ...kind, ...stamps };
      await database.insertInto('jobs').values(job).execute();
      const file = { format: 'occurrences_csv', file_path: null, record_count: null, file_size: null };
      const made = { user_id: 91, job_id: 900, project_id, collection_id: null, event_id: event?.id ?? null };
      await database
        .insertInto('exports')
        .values({ ...made, ...file, ...stamps })
        .execute();
    });
    without('events', ({ id }) => id === 103);
    without('captures', ofEvent(103));
    without('occurrences', ofEvent(103));
    await again();
    const [kept] = await inDatabase((database) => database.selectFrom('exports').selectAll().execute());
    expect(kept).toMatchObject({ event_id: null, filters: expect.stringMatching(/^\{"event":\d+\}$/) as string });
    const captures = await countOf('captures');
    for (const list of Object.keys(source.records) as (keyof ForeignRecords)[]) source.records[list] = [];
    // As without a token that is needed.
    await expect(load()).rejects.toThrow(/does not show 2 of the projects .* Nothing was removed\./);
    expect([await countOf('projects'), await countOf('captures')]).toEqual([2, captures]);
    await again(true);
    expect(await countOf('projects')).toBe(1);
    expect(await countOf('deployments')).toBe(0);
    expect(await countOf('captures')).toBe(0);
    expect(await countOf('exports')).toBe(1);
  });

  test('reads a list whole, and says so, where the order by change is ignored', async () => {
    expect(await load()).toBe(true);
    isOrdered = (list) => list !== 'events';
    Object.assign(record('events', 112), { end: '2026-05-14T23:00:00', updated_at: LATER });
    const options = await again();
    expect(options.said).toContain('  events: the order by change is ignored there, so the whole list is read');
    expect(await countOf('events', sql`"end" = '2026-05-14T23:00:00'`)).toBe(1);
  });

  test('notices an ignored order also where the answer happens to be in it', async () => {
    expect(await load()).toBe(true);
    // Always with the newest first, as many services answer.
    source.records.events.sort((a, b) => (String(a['updated_at']) < String(b['updated_at']) ? 1 : -1));
    isOrdered = (list) => list !== 'events';
    const last = source.records.events.at(-1);
    Object.assign(last ?? {}, { duration: '1.0', captures_count: 7 });
    const options = await again();
    expect(options.said).toContain('  events: the order by change is ignored there, so the whole list is read');
    expect(await countOf('events', sql`duration_seconds = 1`)).toBe(1);
  });

  test('--check finds what the service does not say, and corrects it', async () => {
    expect(await load()).toBe(true);
    Object.assign(record('captures', 1_002), { width: 17 });
    Object.assign(record('events', 104), { duration: '17.0' });
    await inDatabase((database) => sql`update deployments set name = 'Wrong here'`.execute(database));
    await again();
    expect([await countOf('captures', sql`width = 17`), await countOf('events', sql`duration_seconds = 17`)]).toEqual([
      0, 0,
    ]);
    await again(true);
    expect([await countOf('captures', sql`width = 17`), await countOf('events', sql`duration_seconds = 17`)]).toEqual([
      1, 1,
    ]);
    expect(await countOf('deployments', sql`name = 'Wrong here'`)).toBe(0);
    expect(source.sent.get('captures')).toBeGreaterThanOrEqual(62);
  });

  test('continues where it was interrupted, without asking again for what it has', async () => {
    const options = loadInto(empty);
    let left = 4;
    before = ({ path, query }) => {
      if (path === 'occurrences' && query.has('deployment') && (left -= 1) === 0)
        options.stop.abort(new Stopped('Ended.'));
    };
    await expect(load(false, options)).rejects.toThrow(Stopped);
    expect(await countOf('events')).toBeLessThan(12);
    const pages = () =>
      [...pagesOf('captures'), ...pagesOf('occurrences')].filter((one) => one.includes('deployment='));
    const first = new Set(pages());
    expect(first.size).toBeGreaterThanOrEqual(7);
    before = undefined;
    await again();
    // Four requests at a time were lost, at most.
    const repeated = pages().filter((one) => first.has(one));
    expect(repeated.length).toBeLessThanOrEqual(4);
    expect(pagesOf('events')).toEqual(['events/?ordering=-updated_at&limit=20']);
    expect(await countOf('captures')).toBe(62);
    expect(await countOf('staged_records')).toBe(0);
  });

  test('continues in the middle of the list of a deployment', async () => {
    await source.stop();
    let lost: string | null = null;
    source = await foreignService({
      mostPerPage: 4,
      before: ({ path, query }) => {
        if (path === 'captures' && query.get('offset') === '8') lost ??= query.get('deployment');
        return lost === null ? undefined : { status: 503, body: 'lost' };
      },
    });
    await expect(load()).rejects.toThrow(/could not be read after 6 attempts/);
    const { origin, records } = source;
    await source.stop();
    // Some services count only with the first page, which a load that continues does not read.
    source = await foreignService({
      mostPerPage: 4,
      records,
      port: Number(new URL(origin).port),
      countsOnce: true,
    });
    await again();
    expect(await countOf('captures')).toBe(62);
    const ofLost = pagesOf('captures').filter((one) => one.includes(`deployment=${lost}&`));
    expect(ofLost.map((one) => /offset=(\d+)/.exec(one)?.[1])).toEqual(['8', '12']);
  });

  test.each([
    ['one record', () => record('jobs', 71), () => 1_000_000],
    ['one record, as the last of a list that grows', () => record('jobs', 71), (offset: number) => offset + 2],
    ['a record without an id', () => ({ ...record('jobs', 71), id: null }), () => 1_000_000],
  ])('ends where a list repeats %s for ever', async (_what, repeated, count) => {
    before = ({ path, query }) =>
      path === 'jobs'
        ? {
            status: 200,
            body: { count: count(Number(query.get('offset') ?? 0)), next: 'x', previous: null, results: [repeated()] },
          }
        : undefined;
    const options = loadInto(empty);
    expect(await load(false, options)).toBe(false);
    expect(options.said).toContainEqual(
      expect.stringMatching(/^ {2}jobs: the same records came again and again at \d+, so the list was left there$/),
    );
    expect(source.requests.filter((one) => one.startsWith('jobs/')).length).toBeLessThan(12);
    expect(await countOf('jobs')).toBe(repeated().id === null ? 0 : 1);
  });

  test('of what changed ends where the list repeats one record for ever', async () => {
    const options = loadInto(empty);
    await load(false, options);
    before = ({ path, query }) =>
      path === 'jobs' && query.get('ordering') === '-updated_at'
        ? {
            status: 200,
            body: {
              count: 1_000_000,
              next: 'x',
              previous: null,
              results: [{ ...record('jobs', 71), updated_at: '2027-01-01T00:00:00' }],
            },
          }
        : undefined;
    source.requests.length = 0;
    await load(false, options);
    expect(options.said).toContain('  jobs: the same records came again, so the whole list is read');
    expect(
      source.requests.filter((one) => one.includes('ordering=-updated_at') && one.startsWith('jobs/')).length,
    ).toBe(2);
  });
});
