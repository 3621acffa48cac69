import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
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
} from './export-season.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { killWatched } from '#test/support/watched-process.ts';

const { noctuary } = await onDemand('programs');

describe.each(bothDatabases)('exports of several processes over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  /** the test's own connection to the database that the processes share */
  let open: OpenDatabase;
  let exportFolder: string;
  const processes: ChildProcess[] = [];

  beforeEach(async () => {
    empty = await databaseWithSeason(kind);
    const location = kind === 'sqlite' ? join(empty.folder, 'noctuary.sqlite') : empty.location;
    if (kind === 'sqlite') renameSync(empty.location, location);
    open = await openDatabase(location);
    exportFolder = join(empty.folder, 'exports');
  });
  afterEach(async () => {
    for (const child of processes.splice(0)) await killWatched(child);
    await open.close();
    await empty.remove();
  });

  /**
   * A service as `npm start` runs it, over the shared database and folder; `shell` runs before it in the same process.
   */
  async function start(pauseMs: number, shell = ''): Promise<{ child: ChildProcess; url: string }> {
    const command = `${shell} exec "${process.execPath}" "${noctuary}"`;
    const child = spawn('bash', ['-c', command], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        NOCTUARY_SAMPLE: 'no',
        NOCTUARY_DATA: empty.folder,
        NOCTUARY_EXPORT_PAUSE_MS: String(pauseMs),
        ...(kind === 'postgres' && { DATABASE_URL: empty.location }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.push(child);
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      const hear = (text: string) => {
        printed += text;
        const found = /^Noctuary is at (\S+)$/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout?.setEncoding('utf8').on('data', hear);
      child.stderr?.setEncoding('utf8').on('data', hear);
      child.once('exit', () => reject(new Error(`It ended: ${printed}`)));
    });
    return { child, url };
  }

  test('ten jobs are shared by two, and each is done once', async () => {
    const reports = await noteReports(open.database, kind);
    const [first, second] = [await start(10), await start(10)];
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) => newExport(index % 2 === 0 ? first.url : second.url)),
    );
    const expected = await idsWhere(open.database, 'o.project_id = 1');
    for (const { id } of asked) {
      const record = await exportOnceIt(second.url, id, 'SUCCESS');
      expect(record.job.progress.logs).toEqual([]);
      // Both serve it, whichever has made it.
      expect(await idsInFile(first.url, record)).toEqual(expected);
      expect(await idsInFile(second.url, record)).toEqual(expected);
    }
    const rows = await reports();
    for (const { job } of asked) {
      const ofJob = rows.filter((row) => row.job_id === job.id);
      expect(new Set(ofJob.map((row) => row.claimed_by ?? '')).size).toBe(2);
      expect(ofJob.filter((row) => row.status === 'SUCCESS')).toHaveLength(1);
    }
    // A process makes one export at a time: two at the same time are made by two processes.
    const held = new Set<string>();
    let mostHeld = 0;
    const claimOf = new Map<number, string>();
    for (const { job_id, claimed_by } of rows) {
      if (claimed_by === null) held.delete(claimOf.get(job_id) ?? '');
      else held.add(claimed_by);
      if (claimed_by !== null) claimOf.set(job_id, claimed_by);
      mostHeld = Math.max(mostHeld, held.size);
    }
    expect(mostHeld).toBe(2);
    expect(filesIn(exportFolder).temporary).toEqual([]);
    expect(filesIn(exportFolder).whole).toHaveLength(10);
  });

  test('one killed during a job leaves no incomplete file, and its restart finishes the job', async () => {
    const { child, url } = await start(50);
    const { id } = await newExport(url);
    await expect.poll(async () => parameterOf(await exportNow(url, id), 'number_of_records_exported')).not.toBe(0);
    await killWatched(child);
    expect(filesIn(exportFolder)).toEqual({ whole: [], temporary: [expect.stringContaining(`-${id}.csv.`)] });

    const again = await start(0);
    expect(statusOf(await exportNow(again.url, id))).toBe('STARTED');
    expect((await exportNow(again.url, id)).file_url).toBeNull();
    // The same effect as ten seconds without a renewal.
    await open.database.updateTable('jobs').set({ claimed_until_ms: 1 }).execute();
    const record = await exportOnceIt(again.url, id, 'SUCCESS');
    expect(record.job.progress.logs).toEqual([expect.stringMatching(/^Begun again/)]);
    expect(await idsInFile(again.url, record)).toEqual(await idsWhere(open.database, 'o.project_id = 1'));
    expect(parameterOf(record, 'total_records_to_export')).toBe(record.record_count);
    await expect.poll(() => filesIn(exportFolder).temporary, { timeout: 30_000 }).toEqual([]);
    expect(filesIn(exportFolder).whole).toHaveLength(1);
  });

  test('one cancels the export that another makes', async () => {
    const slow = await start(900_000_000);
    const { id, job } = await newExport(slow.url);
    await expect.poll(async () => parameterOf(await exportNow(slow.url, id), 'number_of_records_exported')).not.toBe(0);
    const other = await start(0);
    const answer = await ask(other.url, `/api/v2/jobs/${job.id}/cancel/`, { method: 'POST' });
    expect([answer.status, filesIn(exportFolder)]).toEqual([200, { whole: [], temporary: [] }]);
    // The slow one has noticed: it takes the next export, after the other has stopped.
    const ended = once(other.child, 'exit');
    other.child.kill('SIGTERM');
    await ended;
    const next = await newExport(slow.url, 2);
    await exportOnceIt(slow.url, next.id, 'STARTED');
    expect(statusOf(await exportNow(slow.url, id))).toBe('REVOKED');
    expect(filesIn(exportFolder).whole).toEqual([]);
  });

  test('one with a file size limit ends the export as FAILURE with the reason', async () => {
    // Long names make the file larger than the database, to which the limit applies as well.
    const name = 'N'.repeat(4_000);
    await open.database.updateTable('deployments').set({ name }).execute();
    const { url } = await start(0, 'ulimit -f 8192;');
    const { id } = await newExport(url);
    const record = await exportOnceIt(url, id, 'FAILURE');
    expect(record.job.progress.errors).toEqual(['The file would be larger than the service may write (EFBIG).']);
    expect(filesIn(exportFolder)).toEqual({ whole: [], temporary: [] });
  });
});
