import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { openDatabase, type DatabaseLimits, type OpenDatabase } from '#service/database/open-database.ts';
import { postgresFailure } from '#service/database/postgres/postgres-failure.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { postgresProxy, type PostgresProxy } from '#test/support/postgres-proxy.ts';
import { ask, askJson, type Answer } from '#test/service/ask.ts';
import { databaseWithSeason } from '#test/service/exports/database-with-season.ts';
import {
  exportNow,
  exportOnceIt,
  filesIn,
  idsInFile,
  idsWhere,
  newExport,
  parameterOf,
  postExport,
  statusOf,
  type ExportBody,
} from '#test/service/exports/export-season.ts';

/** The server's codes (SQLSTATE), the system's codes, and messages of the library, which has no codes. */
const REASONS: readonly (readonly [sign: string, reason: string])[] = [
  ['ECONNREFUSED', 'PostgreSQL refuses connections, as it does while it restarts'],
  ['ECONNRESET', 'the connection to PostgreSQL broke'],
  ['ENOTFOUND', 'the host of PostgreSQL cannot be found'],
  ['EHOSTUNREACH', 'PostgreSQL does not answer'],
  ['08006', 'the connection to PostgreSQL broke'],
  ['25006', 'PostgreSQL can only be read now'],
  ['53300', 'all connections to PostgreSQL are in use'],
  ['57014', 'PostgreSQL stopped a statement that took too long'],
  ['57P01', 'the connection to PostgreSQL broke'],
  ['57P02', 'the connection to PostgreSQL broke'],
  ['57P03', 'PostgreSQL is starting or stopping'],
  ['Connection terminated unexpectedly', 'the connection to PostgreSQL broke'],
];

test.each(REASONS)('an error of PostgreSQL "%s" means that the database is unavailable: %s', (sign, reason) => {
  const error = Object.assign(new Error(sign), / /.test(sign) ? {} : { code: sign });
  expect(postgresFailure(error)).toMatchObject({ status: 503, message: `The database is away: ${reason}.` });
});

test('an error of PostgreSQL about a full disk is a 507, one about a statement is not a failure of the database', () => {
  expect(postgresFailure(Object.assign(new Error(''), { code: '53100' }))?.status).toBe(507);
  for (const code of ['23505', '42601', '42P01', '22P02', '40P01']) {
    expect(postgresFailure(Object.assign(new Error('terminated'), { code }))).toBeNull();
  }
});

const FOR_EVER_MS = 900_000_000;
const COMMIT = 'commit\0';
const order = { format: 'occurrences_simple_csv', project: 1 };
const detailOf = ({ text }: { text: string }) => (JSON.parse(text) as { detail: string }).detail;

describe.runIf(bothDatabases.some(({ kind }) => kind === 'postgres'))('a connection to PostgreSQL that breaks', () => {
  let empty: EmptyDatabase;
  let proxy: PostgresProxy;
  /** directly, without the proxy */
  let open: OpenDatabase;
  let service: RunningService | null = null;
  let folder: string;

  beforeEach(async () => {
    empty = await databaseWithSeason('postgres');
    folder = join(empty.folder, 'exports');
    mkdirSync(folder);
    open = await openDatabase(empty.location);
    proxy = await postgresProxy(empty.location);
  });
  afterEach(async () => {
    await proxy.close();
    await service?.stop();
    await open.close();
    await empty.remove();
  });

  async function start(options: Partial<AppOptions> = {}, limits: DatabaseLimits = {}): Promise<string> {
    service = await serve(proxy.url, { exportFolder: folder, ...options }, limits);
    return service.url;
  }
  const exportIds = async () => (await open.database.selectFrom('exports').select('id').execute()).map(({ id }) => id);
  const waitingForLocks = async () => {
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return (await waiting.execute(open.database)).rows.length;
  };
  const cancel = (url: string, { job }: ExportBody) => ask(url, `/api/v2/jobs/${job.id}/cancel/`, { method: 'POST' });

  test('during a read is not noticed, during its retry is a 503 with the reason and Retry-After', async () => {
    const url = await start();
    const broken = proxy.breakNext('from "projects"', 'lose');
    const list = await askJson<{ count: number }>(url, '/api/v2/projects/');
    await broken;
    expect(list.count).toBe(2);

    const twice = Promise.all([1, 2].map(() => proxy.breakNext('from "projects"', 'lose')));
    const answer = await ask(url, '/api/v2/projects/');
    await twice;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(detailOf(answer)).toBe('The database is away: the connection to PostgreSQL broke. Ask again in 5 seconds.');
    expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
  });

  test('while idle, ten at once, is not noticed by the next ten reads', async () => {
    const url = await start();
    const read10 = () =>
      Promise.all(Array.from({ length: 10 }, async () => (await ask(url, '/api/v2/occurrences/')).status));
    const allWell = Array.from({ length: 10 }, () => 200);
    expect(await read10()).toEqual(allWell);
    const client = new Client({ connectionString: empty.location });
    await client.connect();
    for (let round = 0; round < 3; round += 1) {
      const reading = read10();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      expect(await reading).toEqual(allWell);
      expect(await read10()).toEqual(allWell);
    }
    await client.end();
  });

  test('before the order of an export is stored is a 503 "was not ordered"', async () => {
    const url = await start();
    const broken = proxy.breakNext('insert into "exports"', 'lose');
    const answer = await postExport(url, order);
    await broken;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(detailOf(answer)).toMatch(/^The export was not ordered\. The database is away: /);
    expect(await exportIds()).toEqual([]);
  });

  test.each(['lose', 'deliver'] as const)(
    'at the COMMIT of an order (%s) leaves one export, and the answer is its record',
    async (how) => {
      const url = await start();
      const broken = proxy.breakNext(COMMIT, how);
      const answer = await postExport(url, order);
      await broken;
      expect(answer.status).toBe(201);
      const record = JSON.parse(answer.text) as ExportBody;
      expect(await exportIds()).toEqual([record.id]);
      const made = await exportOnceIt(url, record.id, 'SUCCESS');
      expect(await idsInFile(url, made)).toEqual(await idsWhere(open.database, 'o.project_id = 1'));
    },
  );

  test('at a COMMIT of an order that arrives late leaves one export', async () => {
    const url = await start();
    const broken = proxy.breakNext(COMMIT, 'hold');
    const asked = postExport(url, order);
    const arrive = await broken;
    // The retry waits for the transaction in doubt.
    await expect.poll(waitingForLocks).toBe(1);
    arrive();
    const answer = await asked;
    expect(answer.status).toBe(201);
    expect(await exportIds()).toEqual([(JSON.parse(answer.text) as ExportBody).id]);
  });

  test.each([
    ['lose', 404],
    ['deliver', 200],
  ] as const)(
    'at the COMMIT of an order (%s), and for long, is a 503 that names the export to look for',
    async (how, found) => {
      const url = await start();
      const broken = proxy.breakNext(COMMIT, how);
      const asked = postExport(url, order);
      await broken;
      await proxy.close();
      const answer = await asked;
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      const [, id] = /^It is not known whether .* look for the export (\d+): it is there if it was ordered\.$/.exec(
        detailOf(answer),
      ) ?? ['', 'none'];
      await proxy.open();
      expect((await ask(url, `/api/v2/exports/${id}/`)).status).toBe(found);
      expect(await exportIds()).toEqual(found === 200 ? [Number(id)] : []);
    },
  );

  test.each(['lose', 'deliver'] as const)(
    'at the COMMIT of a cancel (%s) leaves the export cancelled, and the answer says so',
    async (how) => {
      const url = await start({ exportPauseMs: FOR_EVER_MS });
      const ordered = await newExport(url);
      const { id } = ordered;
      await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
      const broken = proxy.breakNext(COMMIT, how);
      const answer = await cancel(url, ordered);
      await broken;
      expect([answer.status, (JSON.parse(answer.text) as { status: string }).status]).toEqual([200, 'REVOKED']);
      expect(statusOf(await exportNow(url, id))).toBe('REVOKED');
      expect(filesIn(folder)).toEqual({ whole: [], temporary: [] });
    },
  );

  test('before a cancel is stored is a 503 "was not cancelled"', async () => {
    const url = await start({ exportPauseMs: FOR_EVER_MS });
    const ordered = await newExport(url);
    const { id } = ordered;
    await exportOnceIt(url, id, 'STARTED');
    const broken = proxy.breakNext('REVOKED', 'lose');
    const answer = await cancel(url, ordered);
    await broken;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(detailOf(answer)).toMatch(/^The export was not cancelled\. The database is away: /);
    expect(statusOf(await exportNow(url, id))).toBe('STARTED');
  });

  test.each([
    ['a read of its rows', '"determination"'],
    ['a report', '"number_of_records_exported","value":2000'],
  ])('under a running export, at %s, does not begin it again', async (_where, text) => {
    const url = await start();
    const broken = Promise.all([1, 2, 3, 4].map(() => proxy.breakNext(text, 'lose')));
    const { id } = await newExport(url);
    await broken;
    const record = await exportOnceIt(url, id, 'SUCCESS');
    expect(record.job.progress.logs).toEqual([]);
    expect(await idsInFile(url, record)).toEqual(await idsWhere(open.database, 'o.project_id = 1'));
    expect(filesIn(folder)).toEqual({ whole: [expect.stringContaining(`-${id}.csv`)], temporary: [] });
  });

  test('for long leaves an export, whose claim expired meanwhile, to the process that makes it for a while', async () => {
    let log = '';
    const logStream = { write: (line: string) => void (log += line) };
    const url = await start({ logLevel: 'warn', logStream });
    await proxy.close();
    await expect.poll(() => log).toContain('The exports wait. The database is away');
    const job = { name: '', status: 'STARTED', job_type_key: 'data_export', job_type_name: '' };
    const moment = { created_at: '2026-01-01T00:00:00.000001', updated_at: '2026-01-01T00:00:00.000001' };
    const nowhere = {
      user_id: 1,
      project_id: 1,
      collection_id: null,
      deployment_id: null,
      event_id: null,
      format: 'x',
      file_path: null,
      record_count: null,
      file_size: null,
    };
    const silent = await open.database
      .insertInto('jobs')
      .values({ ...job, project_id: 1, deployment_id: null, progress: null, ...moment })
      .returning('id')
      .executeTakeFirstOrThrow();
    await open.database.updateTable('jobs').set({ claimed_by: 'another', claimed_until_ms: 1 }).execute();
    await open.database
      .insertInto('exports')
      .values({
        job_id: silent.id,
        ...nowhere,
        ...moment,
      })
      .execute();
    await proxy.open();
    const { id } = await newExport(url);
    await exportOnceIt(url, id, 'SUCCESS');
    const jobs = await open.database.selectFrom('jobs').select(['id', 'claimed_by']).orderBy('id').execute();
    expect(jobs[0]).toEqual({ id: silent.id, claimed_by: 'another' });
  });

  /** Makes the server hang when it receives `text`; it processes what it has received when it resumes. */
  async function hangAt(text: string, how: 'stall' | 'mute', request: () => Promise<Answer>): Promise<Answer> {
    const hanging = proxy.breakNext(text, how);
    const asked = request();
    await hanging;
    const answer = await asked;
    proxy.speak();
    return answer;
  }
  const inTransaction = async () => {
    const left = sql`select pid from pg_stat_activity
        where state like 'idle in transaction%' and datname = current_database()`;
    return (await left.execute(open.database)).rows.length;
  };
  // Longer than a healthy statement takes on a busy machine.
  const HANGS: DatabaseLimits = { connectMs: 1_500, statementMs: 1_500, shortTransactionMs: 1_500 };

  test.each(['begin', 'insert into "exports"'])(
    'that hangs at "%s" of an order is a 503 that says that it was not ordered',
    async (text) => {
      const url = await start({}, HANGS);
      const answer = await hangAt(text, 'stall', () => postExport(url, order));
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(detailOf(answer)).toBe(
        'The export was not ordered. The database is away: PostgreSQL does not answer. Ask again in 5 seconds.',
      );
      // The resumed server does not write anything either.
      await expect.poll(inTransaction).toBe(0);
      expect(await exportIds()).toEqual([]);
      expect((await postExport(url, order)).status).toBe(201);
    },
  );

  test.each(['stall', 'mute'] as const)(
    'that hangs at the COMMIT of an order (%s) is a 503 that names the export to look for',
    async (how) => {
      const url = await start({}, HANGS);
      const answer = await hangAt(COMMIT, how, () => postExport(url, order));
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      const [, id] = /^It is not known whether .* look for the export (\d+): it is there if it was ordered\.$/.exec(
        detailOf(answer),
      ) ?? ['', 'none'];
      // The COMMIT was sent, so the server executes it when it resumes.
      await expect.poll(exportIds).toEqual([Number(id)]);
      expect((await ask(url, `/api/v2/exports/${id}/`)).status).toBe(200);
    },
  );

  test.each(['stall', 'mute'] as const)(
    'that hangs for a while at the COMMIT of an order (%s) leaves one export, and the answer is its record',
    async (how) => {
      const url = await start({}, HANGS);
      const hanging = proxy.breakNext(COMMIT, how);
      const asked = postExport(url, order);
      await hanging;
      const before = proxy.connected();
      // The connection was given up, and a new one is used.
      await expect.poll(() => proxy.connected()).toBeGreaterThan(before);
      proxy.speak();
      const answer = await asked;
      expect(answer.status).toBe(201);
      expect(await exportIds()).toEqual([(JSON.parse(answer.text) as ExportBody).id]);
    },
  );

  test('that hangs at a cancel is a 503 that says whether it was stored', async () => {
    const url = await start({ exportPauseMs: FOR_EVER_MS }, HANGS);
    const ordered = await newExport(url);
    const { id } = ordered;
    await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
    const before = await hangAt('REVOKED', 'stall', () => cancel(url, ordered));
    expect(detailOf(before)).toMatch(
      /^The export was not cancelled\. The database is away: PostgreSQL does not answer/,
    );
    await expect.poll(inTransaction).toBe(0);
    expect(statusOf(await exportNow(url, id))).toBe('STARTED');
    const atCommit = await hangAt(COMMIT, 'stall', () => cancel(url, ordered));
    expect(detailOf(atCommit)).toMatch(/^It is not known whether the export was cancelled: .* Cancel it again/);
    await expect.poll(async () => statusOf(await exportNow(url, id))).toBe('REVOKED');
  });

  test.each([
    ['a report', '"number_of_records_exported","value":2000'],
    ['the COMMIT of a report', COMMIT],
  ])('that hangs for a while under a running export, at %s, does not begin it again', async (_where, text) => {
    const url = await start({}, HANGS);
    const { id } = await newExport(url);
    const hanging = proxy.breakNext(text, 'mute');
    await hanging;
    const before = proxy.connected();
    await expect.poll(() => proxy.connected()).toBeGreaterThan(before);
    proxy.speak();
    const record = await exportOnceIt(url, id, 'SUCCESS');
    expect(record.job.progress.logs).toEqual([]);
    expect(await idsInFile(url, record)).toEqual(await idsWhere(open.database, 'o.project_id = 1'));
    expect(filesIn(folder)).toEqual({ whole: [expect.stringContaining(`-${id}.csv`)], temporary: [] });
  });

  test('that is open but silent is a 503, also for new connections', async () => {
    const url = await start({}, HANGS);
    expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
    proxy.mute();
    // The first request uses the existing connection, the others use new ones.
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await ask(url, '/api/v2/projects/');
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(detailOf(answer)).toMatch(/^The database is away: PostgreSQL does not answer\./);
    }
  });

  test('is distinguished from all connections being in use, which is a 503 that says so', async () => {
    const url = await start({}, { connectMs: 4_000 });
    const other = new Client({ connectionString: empty.location });
    other.on('error', () => {});
    await other.connect();
    await other.query('begin; lock table projects in access exclusive mode');
    const waiting = Array.from({ length: 10 }, () => ask(url, '/api/v2/projects/'));
    await expect.poll(waitingForLocks, { timeout: 4_000 }).toBe(10);
    const answer = await ask(url, '/api/v2/occurrences/');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(detailOf(answer)).toMatch(/^The database is away: all connections to PostgreSQL are in use\./);
    await other.query('commit');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await other.end();
  });
});
