import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { claimExport, ClaimLost, renewClaim, type ExportClaim } from '#service/exports/export-claim.ts';
import { insertExport } from '#service/exports/insert-export.ts';
import { makeExport } from '#service/exports/make-export.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { OCCURRENCES } from '#test/support/sample/fill-season.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { databaseWithSeason } from './database-with-season.ts';
import {
  exportNow,
  exportOnceIt,
  filesIn,
  idsInFile,
  idsWhere,
  newExport,
  noteReports,
  parameterOf,
  statusOf,
  type ExportBody,
} from './export-season.ts';

/** So long that a job makes no progress after its first batch during a test. */
const FOR_EVER_MS = 900_000_000;

const succeeds = (command: string, ...parameters: string[]) => spawnSync(command, parameters).status === 0;

/** Mounts a file system of a few kB; only root can. */
function mountTinyDisk(folder: string): boolean {
  return succeeds('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder);
}

describe.each(similarDatabases)('an export that is made, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let folder: string;
  let service: RunningService;

  beforeEach(async () => {
    empty = await databaseWithSeason(kind);
    folder = join(empty.folder, 'exports');
    mkdirSync(folder);
  });
  afterEach(async () => {
    await service.stop();
    await empty.remove();
  });

  async function start(options: Partial<AppOptions> = {}) {
    service = await serve(empty.location, { exportFolder: folder, ...options });
    return service;
  }
  const cancel = (url: string, { job }: ExportBody) => ask(url, `/api/v2/jobs/${job.id}/cancel/`, { method: 'POST' });

  test('has equal counts and addresses in all three places, and its file contains what SQL selects (2.6)', async () => {
    const { url, database } = await start();
    const { id } = await newExport(url);
    const record = await exportOnceIt(url, id, 'SUCCESS');
    const expected = await idsWhere(database, 'o.project_id = 1');
    expect(expected).toHaveLength((OCCURRENCES * 2) / 3);
    expect(await idsInFile(url, record)).toEqual(expected);
    expect(record.record_count).toBe(expected.length);
    expect(parameterOf(record, 'number_of_records_exported')).toBe(expected.length);
    expect(parameterOf(record, 'total_records_to_export')).toBe(expected.length);
    expect(parameterOf(record, 'file_url')).toBe(record.file_url);
    expect(record.file_url).toBe(`${url}/media/exports/occurrences-pres-de-l-ete-all-${id}.csv`);
    const { progress } = record.job;
    expect(progress.summary).toEqual({ status: 'SUCCESS', progress: 1 });
    expect(progress.stages.map(({ status, progress: reached }) => [status, reached])).toEqual([
      ['SUCCESS', 1],
      ['SUCCESS', 1],
    ]);
    expect([progress.errors, progress.logs]).toEqual([[], []]);
  });

  test('has a file name with ASCII replacements of other letters', async () => {
    const { url } = await start();
    const { id } = await newExport(url, 1, { deployment: 1 });
    const { file_url } = await exportOnceIt(url, id, 'SUCCESS');
    // Of "Prés de l'Été" and 'Møn, "øst"'.
    expect(file_url).toBe(`${url}/media/exports/occurrences-pres-de-l-ete-mon-ost-${id}.csv`);
  });

  test('is served completely or in ranges, with its name, type and size (2.6)', async () => {
    const { url } = await start();
    const { id } = await newExport(url, 2, { collection_id: '2' });
    const record = await exportOnceIt(url, id, 'SUCCESS');
    const { pathname } = new URL(record.file_url ?? '');
    // A name without any ASCII letter is replaced by the project's id.
    expect(pathname).toBe(`/media/exports/occurrences-project-2-all-captures-${id}.csv`);
    const whole = await ask(url, pathname);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(whole.headers['content-disposition']).toBe(`attachment; filename="${pathname.split('/').at(-1)}"`);
    expect(whole.bytes.length).toBe(record.file_size);
    const part = await ask(url, pathname, { headers: { range: 'bytes=50-149' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 50-149/${record.file_size}`]);
    expect(part.bytes.equals(whole.bytes.subarray(50, 150))).toBe(true);
  });

  test.each([
    [
      'a set of captures',
      1,
      { collection_id: '1' },
      "o.project_id = 1 and e.start between '2024-06-12' and '2024-06-15'",
    ],
    ['a set of captures without days', 2, { collection_id: '2' }, 'o.project_id = 2'],
    ['a set of captures that nothing is in', 1, { collection_id: '3' }, 'o.id < 0'],
    ['a deployment', 1, { deployment: 2 }, 'o.deployment_id = 2'],
    ['an event', 1, { event: 4 }, 'o.event_id = 4'],
    [
      'a deployment in a set of captures',
      1,
      { deployment: 2, collection_id: '1' },
      "o.deployment_id = 2 and e.start between '2024-06-12' and '2024-06-15'",
    ],
    ['an event of a deployment in a set', 1, { deployment: 1, event: 3, collection_id: '1' }, 'o.event_id = 3'],
    ['an event outside a set', 1, { event: 1, collection_id: '1' }, 'o.id < 0'],
  ])('of %s holds that and nothing else (2.6)', async (_what, project, filters, condition) => {
    const { url, database } = await start();
    const { id } = await newExport(url, project, filters);
    const record = await exportOnceIt(url, id, 'SUCCESS');
    const expected = await idsWhere(database, condition);
    expect(await idsInFile(url, record)).toEqual(expected);
    expect(record.record_count).toBe(expected.length);
    expect(parameterOf(record, 'total_records_to_export')).toBe(expected.length);
    expect(record.filters).toEqual(filters);
  });

  test('reports progress within 0 to 1 that only grows, with increasing updated_at (2.6)', async () => {
    const { url, database } = await start({ exportPauseMs: 1 });
    const reports = await noteReports(database, kind);
    const { id, created_at } = await newExport(url);
    const record = await exportOnceIt(url, id, 'SUCCESS');
    const said = (await reports()).map((row) => ({
      ...row,
      progress: JSON.parse(row.progress) as ExportBody['job']['progress'],
    }));
    // The claim, the total, every batch, the written file, the end.
    expect(said.length).toBeGreaterThanOrEqual(OCCURRENCES / 2 / 200);
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set(['STARTED', 'SUCCESS']));
    for (const { status, progress } of said.slice(1)) expect(progress.summary.status).toBe(status);
    const growing = [
      said.map(({ progress }) => progress.summary.progress),
      ...['data_export', 'uploading_snapshot'].map((key) =>
        said.map(({ progress }) => progress.stages.find((stage) => stage.key === key)?.progress ?? -1),
      ),
      said.map(({ progress }) => Number(progress.stages[0]?.params[0]?.value)),
    ];
    for (const values of growing) expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (const values of growing.slice(0, 3)) {
      expect([values[0], values.at(-1)]).toEqual([0, 1]);
    }
    expect(new Set(growing[0]).size).toBeGreaterThan(10);
    // 1 appears only at the end.
    expect(growing[0]?.indexOf(1)).toBe(said.length - 1);
    const times = [created_at, ...said.map(({ updated_at }) => updated_at)];
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(record.updated_at).toBe(times.at(-1));
    // No incomplete file is reported.
    for (const { progress } of said) expect(progress.stages[1]?.params[0]?.value).toBe('');
  });

  test('that is running or queued is REVOKED when cancelled, its file removed, and the next one starts (4.5)', async () => {
    const { url } = await start({ exportPauseMs: FOR_EVER_MS });
    const running = await newExport(url);
    const waiting = await newExport(url);
    await expect
      .poll(async () => parameterOf(await exportNow(url, running.id), 'number_of_records_exported'))
      .not.toBe(0);
    expect(statusOf(await exportNow(url, waiting.id))).toBe('CREATED');
    expect(filesIn(folder)).toEqual({ whole: [], temporary: [expect.stringContaining(`-${running.id}.csv.`)] });
    const temporary = filesIn(folder).temporary[0] ?? '';
    expect((await ask(url, `/media/exports/${temporary}`)).status).toBe(404);

    const next = await newExport(url, 2);
    for (const ordered of [waiting, running]) {
      const { status, headers, text } = await cancel(url, ordered);
      expect([status, headers['content-type']]).toEqual([200, 'application/json']);
      expect(JSON.parse(text)).toMatchObject({ id: ordered.job.id, status: 'REVOKED' });
      const record = await exportNow(url, ordered.id);
      expect([statusOf(record), record.file_url, record.record_count]).toEqual(['REVOKED', null, null]);
      expect(record.job.progress.stages[0]?.status).toBe('REVOKED');
      expect((await cancel(url, ordered)).status).toBe(409);
    }
    // The worker has noticed: it makes the next one, and no files are left of the cancelled ones.
    await exportOnceIt(url, next.id, 'STARTED');
    await expect.poll(() => filesIn(folder).temporary).toEqual([expect.stringContaining(`-${next.id}.csv.`)]);
    expect(filesIn(folder).whole).toEqual([]);
    for (const { id } of [waiting, running]) expect(statusOf(await exportNow(url, id))).toBe('REVOKED');
  });

  describe('whose claim', () => {
    const moment = '2026-01-01T00:00:00.000001';
    const order = {
      format: 'occurrences_simple_csv' as const,
      projectId: 1,
      collectionId: null,
      deploymentId: null,
      eventId: null,
      filters: {},
      options: {},
      what: [],
    };
    let open: OpenDatabase;

    /** The database without a service, whose worker would claim jobs. */
    beforeEach(async () => {
      service = await serve(empty.location, { exportFolder: folder });
      await service.stop();
      open = await openDatabase(empty.location);
    });
    afterEach(() => open.close());
    const insert = () => insertExport(open.database, order, () => Promise.resolve(1), moment);

    test('many request at once is given to one process, the oldest first, until none is left', async () => {
      const ask20 = async () => {
        const claims = await Promise.all(Array.from({ length: 20 }, () => claimExport(open.database, moment)));
        return claims.filter((claim) => claim !== null);
      };
      const idsOf = (claims: readonly ExportClaim[]) => new Set(claims.map(({ jobId }) => jobId));
      expect(await ask20()).toEqual([]);
      for (let made = 0; made < 6; made += 1) await insert();
      expect((await claimExport(open.database, moment))?.jobId).toBe(1);
      const claims = await ask20();
      expect(claims).toHaveLength(5);
      expect(idsOf(claims)).toEqual(new Set([2, 3, 4, 5, 6]));
      expect(new Set(claims.map(({ claim }) => claim)).size).toBe(5);
      expect(await ask20()).toEqual([]);

      await open.database.updateTable('jobs').set({ claimed_until_ms: 1 }).where('id', 'in', [2, 4]).execute();
      const taken = await ask20();
      expect(taken).toHaveLength(2);
      expect(idsOf(taken)).toEqual(new Set([2, 4]));
      const began = await open.database.selectFrom('jobs').select('started_at').distinct().execute();
      expect(began).toEqual([{ started_at: moment }]);
      for (const claim of claims) {
        const holds = await renewClaim(open.database, claim);
        expect([claim.jobId, holds]).toEqual([claim.jobId, ![2, 4].includes(claim.jobId)]);
      }
    });

    test.each([
      ['is taken away', { claimed_by: 'another' }],
      ['ends because it is cancelled', { status: 'REVOKED', claimed_by: null }],
    ])('%s writes nothing more, wherever it is', async (_what, change) => {
      const id = await insert();
      // After the first batch, and after the last.
      for (const batches of [1, 3]) {
        await open.database.updateTable('jobs').set({ status: 'CREATED' }).execute();
        const claim = await claimExport(open.database, moment);
        if (claim === null) throw new Error('There is nothing to claim.');
        const before = await open.database.selectFrom('exports').selectAll().execute();
        let batch = 0;
        const making = makeExport(open.database, claim, {
          folder,
          batchRows: 2_000,
          logs: [],
          now: () => before[0]?.updated_at ?? '',
          afterBatch: async () => {
            if ((batch += 1) === batches) await open.database.updateTable('jobs').set(change).execute();
          },
        });
        await expect(making).rejects.toBeInstanceOf(ClaimLost);
        expect(batch).toBe(batches);
        expect(await open.database.selectFrom('exports').selectAll().where('id', '=', id).execute()).toEqual(before);
        expect(filesIn(folder)).toEqual({ whole: [], temporary: [] });
      }
    });
  });

  test('is renewed while its process lives; when that stops it is released, and another process restarts it', async () => {
    const { url, database } = await start({ exportPauseMs: FOR_EVER_MS });
    const { id } = await newExport(url);
    await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
    const until = async () =>
      (await database.selectFrom('jobs').select('claimed_until_ms').executeTakeFirstOrThrow()).claimed_until_ms ?? 0;
    const first = await until();
    // It pauses after its first batch, and still renews its claim.
    await expect.poll(until, { timeout: 30_000 }).toBeGreaterThan(first);
    await service.stop();
    expect(filesIn(folder)).toEqual({ whole: [], temporary: [] });
    const second = await start();
    const record = await exportOnceIt(second.url, id, 'SUCCESS');
    expect(record.job.progress.logs).toEqual([]);
    expect(await idsInFile(second.url, record)).toEqual(await idsWhere(second.database, 'o.project_id = 1'));
  });

  test('into a path that is not a folder ends as FAILURE with the reason; later ones succeed', async () => {
    const { url } = await start();
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
    const { id } = await newExport(url);
    const record = await exportOnceIt(url, id, 'FAILURE');
    expect(record.job.progress.errors).toEqual(['The place of the export files is not a folder (ENOTDIR).']);
    expect([record.file_url, record.record_count, record.file_size]).toEqual([null, null, null]);
    expect(record.job.progress.stages.map(({ status }) => status)).toEqual(['FAILURE', 'CREATED']);
    expect(record.job.progress.summary.progress).toBeLessThan(1);

    rmSync(folder);
    const missing = await newExport(url);
    const failed = await exportOnceIt(url, missing.id, 'FAILURE');
    expect(failed.job.progress.errors).toEqual(['The folder of the export files is missing (ENOENT).']);

    mkdirSync(folder);
    const { id: last } = await newExport(url);
    await exportOnceIt(url, last, 'SUCCESS');
  });

  test('that fails unexpectedly is retried some times, and then ends as FAILURE', async () => {
    const { url, database } = await start();
    await sql`alter table taxa rename to taxa_away`.execute(database);
    const broken = await newExport(url);
    const record = await exportOnceIt(url, broken.id, 'FAILURE');
    expect(record.job.progress.errors).toEqual([expect.stringMatching(/given up after 3 attempts/)]);
    expect(record.job.progress.logs).toHaveLength(2);
    // The message reveals nothing about the database.
    expect(JSON.stringify(record.job.progress)).not.toContain('taxa');
    expect(filesIn(folder)).toEqual({ whole: [], temporary: [] });

    const lucky = await newExport(url);
    await expect.poll(async () => (await exportNow(url, lucky.id)).job.progress.logs).toHaveLength(1);
    await sql`alter table taxa_away rename to taxa`.execute(database);
    const made = await exportOnceIt(url, lucky.id, 'SUCCESS');
    expect(await idsInFile(url, made)).toHaveLength(made.record_count ?? -1);
  });

  test('onto a full disk ends as FAILURE with the reason, and leaves no file', async ({ skip }) => {
    const isMounted = mountTinyDisk(folder);
    const { url } = await start();
    if (!isMounted) skip('Only root can mount a disk that is small enough.');
    try {
      const { id } = await newExport(url);
      const record = await exportOnceIt(url, id, 'FAILURE');
      expect(record.job.progress.errors).toEqual(['The disk that holds the export files is full (ENOSPC).']);
      expect(record.file_url).toBeNull();
      expect(filesIn(folder)).toEqual({ whole: [], temporary: [] });
      // An export that fits is made.
      const { id: small } = await newExport(url, 1, { event: 4 });
      const made = await exportOnceIt(url, small, 'SUCCESS');
      expect(await idsInFile(url, made)).toHaveLength(made.record_count ?? -1);
    } finally {
      succeeds('umount', folder);
    }
  });
});
