import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { testBucket, type TestBucket } from '#test/service/bucket/test-bucket.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { fileOf, writeCard } from '#test/service/images/made-images.ts';
import { inDatabase } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';

const NAMES = ['20240612_220000 #1 50% "é".jpg', '20240612_221000 x..jpg', '20240612_222000.jpg'];

let empty: EmptyDatabase;
let bucket: TestBucket;
beforeEach(async () => {
  empty = await databaseWithTables('sqlite');
  bucket = await testBucket();
});
afterEach(async () => {
  await bucket.stop();
  await empty.remove();
});

async function index(...words: string[]): Promise<void> {
  // A Camtrap DP has deployments with a location alone.
  const traps = join(empty.folder, 'traps.csv');
  writeFileSync(traps, 'deployment,latitude,longitude\nPond,55.5,12.25\n');
  const command = readIndexArguments([...words, '--yes', '--table', traps], empty.folder);
  if (command.what === 'help') throw new Error('nothing to index');
  const { signal } = new AbortController();
  const ofBucket = { bucketLimits: { timeoutMs: 30_000, pauseMs: 1 } };
  await runIndex(command, {
    databaseLocation: empty.location,
    dataFolder: empty.folder,
    say: () => {},
    signal,
    ...ofBucket,
  });
}

/** Path, whether it is public, and name of the files in a Camtrap DP of a project. */
async function mediaOf(project: number): Promise<string[][]> {
  const { files } = await inDatabase(empty, (database) => madeFiles(database, 'camtrap_dp', project));
  return csvRecords(files['media.csv'] ?? '').map((row) =>
    ['filePath', 'filePublic', 'fileName'].map((column) => row[column] ?? 'no such column'),
  );
}

test('a Camtrap DP names the files that images were indexed from, in their folder or bucket', async () => {
  const folder = join(empty.folder, 'July');
  writeCard(folder, Object.fromEntries(NAMES.map((name) => [`site/Pond/${name}`, null])));
  await index(folder);
  rmSync(join(folder, 'site/Pond', NAMES[2] ?? ''));
  await index(folder);
  const [odd = '', dots = ''] = NAMES;
  const noPath = (name: string, time: string) =>
    expect.stringMatching(
      new RegExp(String.raw`^not-in-package/July-\w+%2Fsite%2FPond%2F${name}%402024-06-12T${time}$`),
    ) as string;
  expect(await mediaOf(1)).toEqual([
    [`July/site/Pond/${odd}`, 'false', odd],
    // The standard allows no path with two dots.
    [noPath('20240612_221000%20x%2E%2Ejpg', '22%3A10%3A00'), 'false', dots],
    // It has vanished.
    [noPath('20240612_222000%2Ejpg', '22%3A20%3A00'), 'false', ''],
  ]);

  await bucket.put(`2024/Pond/${odd}`, fileOf(odd, null));
  await index(`s3://${bucket.name}/2024`, '--endpoint', bucket.endpoint);
  const address = `${bucket.endpoint}/${bucket.name}/2024/Pond/20240612_220000%20%231%2050%25%20%22%C3%A9%22.jpg`;
  expect(await mediaOf(2)).toEqual([[address, 'true', odd]]);
  expect((await fetch(address)).status).toBe(200);
});
