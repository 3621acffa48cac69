import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import fastify from 'fastify';
import Libsql from 'libsql';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { healthRoutes } from '#service/health/health-routes.ts';
import { buildUpstreamApp } from '#service/upstream-app.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';
import { ask } from './ask.ts';
import { databaseWithSeason } from '#test/service/exports/database-with-season.ts';
import { exportNow, exportOnceIt, newExport, parameterOf } from '#test/service/exports/export-season.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { url: postgresUrl } = await onDemand('postgres');

const tokens = [{ name: 'anna', token: '0123456789abcdef' }];
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function health(url: string, path: string, method = 'GET') {
  const { status, headers, text } = await ask(url, path, { method });
  return [status, headers['cache-control'], text === '' ? null : (JSON.parse(text) as unknown)];
}

/** Starts the app in front of a service that answers with `answer`. */
async function frontOf(answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const upstream = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
  const shared = { upstreamUrl, dashboard: null, tiles, logLevel: 'silent', health: { checkMs: 200 } };
  const app = await buildUpstreamApp(shared);
  stops.push(async () => {
    upstream.closeAllConnections();
    upstream.close();
    await app.close();
  });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), asked };
}

describe.each(sampleDatabases)('the health of a service over $kind', ({ location }) => {
  test('needs no token and shows no data, also to HEAD', async () => {
    const { url, stop } = await serve(location, { tokens, requestsPerMinute: 1 });
    stops.push(stop);
    expect(await health(url, '/healthz')).toEqual([200, 'no-store', { process: 'ok' }]);
    const ready = { database: 'ok', disk: 'ok', jobs: 'ok' };
    // Health checks are frequent, and do not count as data requests.
    for (let times = 0; times < 5; times += 1) {
      expect(await health(url, '/readyz')).toEqual([200, 'no-store', ready]);
    }
    expect(await health(url, '/healthz', 'HEAD')).toEqual([200, 'no-store', null]);
    expect(await health(url, '/readyz', 'HEAD')).toEqual([200, 'no-store', null]);
  });

  test('fails if export files cannot be written, and names no folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'noctuary-health-'));
    const { url, stop } = await serve(location, { exportFolder: folder });
    stops.push(stop);
    rmSync(folder, { recursive: true });
    expect(await health(url, '/readyz')).toEqual([503, 'no-store', { database: 'ok', disk: 'failed', jobs: 'ok' }]);
    expect((await health(url, '/healthz'))[0]).toBe(200);
  });

  test('names a failed database, while the worker still polls', async () => {
    const { database, close } = await openDatabase(location);
    const { url, stop } = await serve(location, { database, health: { cachedMs: 0 } });
    stops.push(stop);
    expect((await health(url, '/readyz'))[0]).toBe(200);
    // The worker survives errors of its database.
    await close();
    expect(await health(url, '/readyz')).toEqual([503, 'no-store', { database: 'failed', disk: 'ok', jobs: 'ok' }]);
  });
});

describe.each(sampleDatabases)('the jobs of a service over $kind', ({ kind }) => {
  /** Over its own season, with all parts working. */
  async function startFilled(exportPauseMs = 0, stalledMs = 1_000) {
    const empty = await databaseWithSeason(kind);
    stops.push(() => empty.remove());
    const { database, close } = await openDatabase(empty.location);
    stops.push(close);
    const options = { exportFolder: empty.folder, exportPauseMs, health: { cachedMs: 0, stalledMs } };
    const { url, stop } = await serve(empty.location, options);
    stops.push(stop);
    const jobs = async () => ((await health(url, '/readyz'))[2] as { jobs: string }).jobs;
    await expect.poll(jobs).toBe('ok');
    return { url, database, location: empty.location, jobs };
  }

  test('fail while no poll for exports succeeds, and work again once one does', async () => {
    const { url, database, jobs } = await startFilled();
    await sql`alter table jobs rename to jobs_away`.execute(database);
    await expect.poll(jobs).toBe('failed');
    await sql`alter table jobs_away rename to jobs`.execute(database);
    // An order wakes the worker, which otherwise polls every few seconds.
    const { id } = await newExport(url);
    await expect.poll(jobs).toBe('ok');
    await exportOnceIt(url, id, 'SUCCESS');
  });

  test('fail while an export makes no progress, and work again once it does', async () => {
    const { url, location, jobs } = await startFilled(50);
    const { id } = await newExport(url);
    await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
    const letGo = await holdJobs(kind, location);
    await expect.poll(jobs).toBe('failed');
    await letGo();
    await expect.poll(jobs).toBe('ok');
    const record = await exportOnceIt(url, id, 'SUCCESS');
    expect(await jobs()).toBe('ok');
    expect(record.job.progress.logs).toEqual([]);
  });

  test('work during long pauses of an export (NOCTUARY_EXPORT_PAUSE_MS)', async () => {
    const { url, jobs } = await startFilled(900_000_000, 1);
    const { id } = await newExport(url);
    await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
    await expect.poll(jobs).toBe('ok');
  });
});

/** Holds a write transaction open: no report of an export can be stored. @returns a function that ends it */
async function holdJobs(kind: 'sqlite' | 'postgres', location: string): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    const other = new Libsql(location);
    other.exec('begin immediate');
    return () => {
      other.exec('rollback');
      other.close();
      return Promise.resolve();
    };
  }
  const other = new Client({ connectionString: location });
  await other.connect();
  await other.query('begin; lock table jobs in exclusive mode');
  return async () => {
    await other.query('rollback');
    await other.end();
  };
}

test('a word of a part that does not come in time is unknown, and keeps no answer waiting', async () => {
  const app = fastify();
  healthRoutes(app, { disk: () => Promise.resolve() }, { checkMs: 50, notes: { copy: () => new Promise(() => {}) } });
  stops.push(() => app.close());
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { disk: 'ok', copy: 'unknown' }]);
});

test.runIf(postgresUrl !== null)(
  'a hanging database is checked once for concurrent requests, with a time-out, and ready again when it answers',
  async () => {
    const empty = await databaseWithTables('postgres');
    stops.push(() => empty.remove());
    const { url, stop } = await serve(empty.location, { health: { checkMs: 200, cachedMs: 0 } });
    stops.push(stop);
    const other = new Client({ connectionString: empty.location });
    await other.connect();
    stops.push(() => other.end());
    await other.query('begin; lock table projects in access exclusive mode');
    const answers = await Promise.all(Array.from({ length: 20 }, () => health(url, '/readyz')));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]));
    expect(await health(url, '/readyz')).toEqual([503, 'no-store', { database: 'failed', disk: 'ok', jobs: 'ok' }]);
    const { rowCount } = await other.query(`select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'select "id" from "projects"%'`);
    expect(rowCount).toBe(1);
    expect((await health(url, '/healthz'))[0]).toBe(200);
    await other.query('commit');
    await expect.poll(async () => (await health(url, '/readyz'))[0]).toBe(200);
  },
);

describe('readiness in front of another service', () => {
  test.each([200, 401])('means that it answers (%i), checked at most once in some seconds', async (status) => {
    const { url, asked } = await frontOf((response) => response.writeHead(status).end('{}'));
    for (let times = 0; times < 10; times += 1) {
      expect(await health(url, '/readyz')).toEqual([200, 'no-store', { upstream: 'ok' }]);
    }
    expect(asked).toEqual(['/api/v2/projects/?limit=1']);
    expect(await health(url, '/healthz')).toEqual([200, 'no-store', { process: 'ok' }]);
  });

  test.each([
    ['fails', (response: ServerResponse) => response.writeHead(502).end()],
    ['breaks off', (response: ServerResponse) => response.destroy()],
    ['says nothing', () => {}],
  ])('is over where it %s', async (_what, answer) => {
    const { url } = await frontOf(answer);
    expect(await health(url, '/readyz')).toEqual([503, 'no-store', { upstream: 'failed' }]);
    expect((await health(url, '/healthz'))[0]).toBe(200);
  });
});
