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
const [pages = '', archive = '', frames = ''] = [
  ...readFileSync('docs/from-python.md', 'utf8').matchAll(/```python\n([\s\S]*?)```/g),
].map(([, script = '']) => script);

/** What a script prints, by line. */
function printed(script: string, ...parameters: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync('python3', ['-c', script, ...parameters], {
    env: { PATH: process.env['PATH'], NOCTUARY: inject('serviceUrl') },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test.skipIf(!hasPython)('the script of docs/from-python.md reads every session and a whole file', () => {
  const [sessions = '', rows = ''] = printed(pages);
  expect(sessions).toBe('571 sessions, 43977 captures');
  const [, read, of] = /^(\d+) rows of (\d+)$/.exec(rows) ?? [];
  expect(Number(read)).toBeGreaterThan(1_000);
  expect(read).toBe(of);
});

describe.skipIf(!hasPython)('a Camtrap DP in Python', () => {
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

  test('its three tables are read with the standard library', () => {
    expect(counts['observations']).toBeGreaterThan(0);
    expect(printed(archive, path)).toEqual(Object.entries(counts).map(([name, count]) => `${count} ${name}`));
  });

  test.skipIf(!hasPandas)('a page and a table are read with requests and pandas', () => {
    expect(printed(frames, path)).toEqual(['571 sessions', `${counts['observations']} observations`]);
  });
});
