import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { formats } from '#service/exports/formats/formats.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { writeExportFile } from '#service/exports/writing/write-export-file.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const PROJECT = 6;

const runs = (...parameters: readonly string[]) => spawnSync('python3', parameters).status === 0;
const hasPython = runs('--version');
const hasPandas = hasPython && runs('-c', 'import pandas, requests');

/** The scripts of the paper, in its order. */
const [withPandas = '', withStandardLibrary = ''] = [
  ...readFileSync('docs/from-python.md', 'utf8').matchAll(/```python\n([\s\S]*?)```/g),
].map(([, script = '']) => script);

describe('the scripts of docs/from-python.md', () => {
  let folder: string;
  let path: string;
  let counts: Record<string, number>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-python-'));
    path = join(folder, 'camtrap-dp.zip');
    const database = await openSample(inject('sampleFile'));
    const order = { projectId: PROJECT, collectionId: null, deploymentId: null, eventId: null };
    const scope = {
      database,
      exportId: 1,
      orderedAt: '2024-09-01T12:00:00.000000',
      project: { id: PROJECT, name: 'Møn, "Ærø"', description: '' },
      selection: await selectionOfOrder(database, { ...order, filters: { last_night: '2024-06-30' } }),
      options: { time_zone: 'Europe/London' },
      batchRows: 1_000,
    };
    await writeExportFile(path, formats.camtrap_dp.files(scope), { isArchive: true });
    const files = await unzipped(path);
    counts = Object.fromEntries(
      ['deployments', 'media', 'observations'].map((name) => [name, csvRecords(files[`${name}.csv`] ?? '').length]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.for([
    ['pandas and requests', withPandas, hasPandas],
    ['the standard library', withStandardLibrary, hasPython],
  ] as const)('with %s read every session, a whole file and a package', ([, script, isInstalled], { skip }) => {
    skip(!isInstalled);
    const { stdout, stderr } = spawnSync('python3', ['-c', script, path], {
      env: { PATH: process.env['PATH'], NOCTUARY: inject('serviceUrl') },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const [sessions, rows = '', ...tables] = stdout.trim().split('\n');
    expect(sessions).toBe('571 sessions, 43977 captures');
    const [, read, of] = /^(\d+) rows of (\d+)$/.exec(rows) ?? [];
    expect(Number(read)).toBeGreaterThan(1_000);
    expect(read).toBe(of);
    expect(counts['observations']).toBeGreaterThan(0);
    expect(tables).toEqual(Object.entries(counts).map(([name, count]) => `${count} ${name}`));
  });
});
