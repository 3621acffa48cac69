import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSeason } from '#test/support/sample/fill-season.ts';
import { onServer } from '#test/support/on-server.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { createEnglishDatabase, startOwnCluster, type TestCluster } from '#test/support/postgres.ts';
import { ask, type Answer } from '#test/service/ask.ts';
import {
  exportNow,
  exportOnceIt,
  filesIn,
  idsInFile,
  newExport,
  parameterOf,
  postExport,
} from '#test/service/exports/export-season.ts';
import { endServices, startService, type ServiceProcess } from '#test/service/service-process.ts';

/** Lists, a detail, HEAD, a drawn image, a filter and a search. */
const READS: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/v2/projects/'],
  ['GET', '/api/v2/occurrences/?limit=100&ordering=-created_at'],
  ['GET', '/api/v2/events/7/'],
  ['HEAD', '/api/v2/deployments/'],
  ['GET', '/api/v2/exports/'],
  ['GET', '/media/trap%20images/1.svg'],
];
const order = { format: 'occurrences_simple_csv', project: 1 };
const AWAY = /^(The export was not (ordered|cancelled)\. )?The database is away: [^.]+\. Ask again in 5 seconds\.$/;

/** Whether an answer reports an unavailable database correctly. */
function tellsOfIt({ status, headers, text }: Answer, method: string): boolean {
  if (status !== 503 || headers['retry-after'] !== '5') return false;
  return method === 'HEAD' || AWAY.test((JSON.parse(text) as { detail: string }).detail);
}

describe.runIf(bothDatabases.some(({ kind }) => kind === 'postgres'))('a service whose PostgreSQL restarts', () => {
  let cluster: TestCluster;
  let folder: string;
  let service: ServiceProcess;
  let url: string;
  let made = 0;

  beforeAll(async () => {
    const started = await startOwnCluster();
    if (started === null) throw new Error('There is no PostgreSQL to restart.');
    cluster = started;
    await createEnglishDatabase(started.url, 'season');
    const { database, close } = await openDatabase(new URL('/season', started.url).href);
    await fillSeason(database);
    await close();
  });
  afterAll(() => cluster.stop());

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-restarts-'));
    await createEnglishDatabase(cluster.url, `season_${(made += 1)}`, 'season');
    const address = new URL(cluster.url);
    address.pathname = `/season_${made}`;
    service = startService({
      DATABASE_URL: address.href,
      NOCTUARY_DATA: folder,
      NOCTUARY_EXPORT_PAUSE_MS: '100',
      NOCTUARY_RATE_LIMIT: '0',
    });
    url = await service.address;
  });
  afterEach(async () => {
    await endServices();
    rmSync(folder, { recursive: true, force: true });
  });

  const terminateAll = () =>
    onServer(cluster.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'season_${made}'`);
  const progressOf = async (id: number) => Number(parameterOf(await exportNow(url, id), 'number_of_records_exported'));

  /** Sends requests continuously until it is stopped. @returns a function that stops and gives all answers */
  function readers(count: number): () => Promise<{ method: string; answer: Answer | null }[]> {
    const over = new AbortController();
    const heard: { method: string; answer: Answer | null }[] = [];
    const reading = Array.from({ length: count }, async (_, reader) => {
      for (let turn = reader; !over.signal.aborted; turn += 1) {
        const [method, path] = READS[turn % READS.length] ?? ['GET', '/'];
        heard.push({ method, answer: await ask(url, path, { method }).catch(() => null) });
      }
    });
    return async () => {
      over.abort();
      await Promise.all(reading);
      return heard;
    };
  }

  test('in every way, under six clients: a running export waits, and nothing is lost or wrong', async () => {
    const stopReading = readers(6);
    const { id } = await newExport(url);
    const waiting = await newExport(url, 2);
    let exported = 0;
    // More restarts than attempts of an export before it is given up.
    for (const how of ['fast', 'immediate', 'kill', 'terminate', 'fast'] as const) {
      // After a crash the server accepts connections a little later than it reports.
      const more = async () =>
        (await ask(url, `/api/v2/exports/${id}/`)).status === 200 && (await progressOf(id)) > exported;
      await expect.poll(more).toBe(true);
      exported = await progressOf(id);
      if (how === 'terminate') await terminateAll();
      else {
        await cluster.stopServer(how);
        await cluster.startServer();
      }
    }
    await expect.poll(async () => (await ask(url, `/api/v2/exports/${id}/`)).status).toBe(200);
    for (const one of [id, waiting.id]) {
      const record = await exportOnceIt(url, one, 'SUCCESS');
      expect(record.job.progress.logs).toEqual([]);
      const ids = await idsInFile(url, record);
      expect([ids.length, ids]).toEqual([record.record_count, [...new Set(ids)].toSorted((a, b) => a - b)]);
    }
    const wrong = (await stopReading()).filter(
      ({ method, answer }) => answer === null || !([200, 404].includes(answer.status) || tellsOfIt(answer, method)),
    );
    expect(wrong.map(({ method, answer }) => [method, answer?.status, answer?.text])).toEqual([]);
    expect(filesIn(join(folder, 'exports'))).toEqual({
      whole: [expect.any(String), expect.any(String)],
      temporary: [],
    });
    expect(service.child.exitCode).toBeNull();
  });

  test('stops gracefully while it is unavailable, also during an export', async () => {
    const { id } = await newExport(url);
    await exportOnceIt(url, id, 'STARTED');
    await cluster.stopServer('fast');
    expect((await ask(url, '/api/v2/projects/')).status).toBe(503);
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
    expect(filesIn(join(folder, 'exports'))).toEqual({ whole: [], temporary: [] });
    await cluster.startServer();
  });

  test('answers 503 with the reason on every route while it is unavailable, and works as soon as it is back', async () => {
    const { id, job } = await newExport(url);
    const questions: (readonly [method: string, path: string])[] = [
      ...READS,
      ['POST', `/api/v2/jobs/${job.id}/cancel/`],
    ];
    for (const [method, path] of questions.slice(0, -1))
      expect((await ask(url, path, { method })).status).toBeLessThan(500);
    await cluster.stopServer('fast');
    for (const [method, path] of questions) {
      const answer = await ask(url, path, { method });
      const heard = [method, path, answer.status, answer.text];
      expect([...heard, tellsOfIt(answer, method)]).toEqual([...heard, true]);
    }
    const refused = await postExport(url, order);
    expect(tellsOfIt(refused, 'POST')).toBe(true);
    expect(refused.text).toContain('The export was not ordered.');
    // Requests without a database are answered.
    expect((await ask(url, '/api/v2/schema/')).status).toBe(200);
    await cluster.startServer();
    for (const [method, path] of READS) expect((await ask(url, path, { method })).status).toBeLessThan(500);
    await exportOnceIt(url, id, 'SUCCESS');
  });
});
