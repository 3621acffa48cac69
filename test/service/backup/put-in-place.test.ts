import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace } from '#service/backup/put-in-place.ts';
import { renameFile } from '#service/system/rename-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OLD = {
  'noctuary.sqlite': 'old database',
  'noctuary.sqlite-wal': 'old log',
  'noctuary.sqlite-journal': 'old journal',
  'exports/old.csv': 'old export',
  'thumbnails/1/a.webp': 'old thumbnail',
};
const NEW = { 'noctuary.sqlite': 'new database', 'exports/new.csv': 'new export' };

function fill(where: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(where, name)), { recursive: true });
    writeFileSync(join(where, name), content);
  }
  return where;
}

/** The content of every file below a folder; a folder without files is named too. */
function treeOf(where: string, below = ''): Record<string, string> {
  const names = readdirSync(join(where, below)).toSorted();
  if (names.length === 0) return { [`${below}/`]: '' };
  return Object.assign(
    {},
    ...names.map((name) => {
      const path = join(below, name);
      return statSync(join(where, path)).isDirectory()
        ? treeOf(where, path)
        : { [path]: readFileSync(join(where, path), 'utf8') };
    }),
  ) as Record<string, string>;
}

const folders = (old: Readonly<Record<string, string>>) => ({
  data: fill(join(folder, 'data'), old),
  unpacked: fill(join(folder, 'data', '.restore-1'), NEW),
});

test('what was there is set aside, and thumbnails of other captures are not kept', async () => {
  const { data, unpacked } = folders(OLD);
  const { setAside, thumbnails } = await putInPlace(unpacked, data);
  const { 'thumbnails/1/a.webp': _, ...kept } = OLD;
  expect(treeOf(setAside ?? '')).toEqual(kept);
  expect(thumbnails).toBe(null);
  rmSync(setAside ?? '', { recursive: true });
  rmSync(unpacked, { recursive: true });
  expect(treeOf(data)).toEqual(NEW);
});

test.each([
  ['the log of a database that is not there', { 'noctuary.sqlite-wal': 'old log', 'noctuary.sqlite-shm': 'old index' }],
  ['a journal', { 'noctuary.sqlite-journal': 'old journal' }],
])('%s is set aside, so that it is not taken for that of the new database', async (_what, old) => {
  const { data, unpacked } = folders(old);
  mkdirSync(join(data, 'exports'));
  const { setAside } = await putInPlace(unpacked, data);
  expect(treeOf(setAside ?? '')).toEqual(old);
  rmSync(setAside ?? '', { recursive: true });
  rmSync(unpacked, { recursive: true });
  expect(treeOf(data)).toEqual(NEW);
});

test('wherever a move fails, everything is where it was', async () => {
  const { data, unpacked } = folders(OLD);
  const before = treeOf(data);
  let moves = 0;
  await expect(
    putInPlace(
      unpacked,
      data,
      failing(() => false),
    ),
  ).resolves.toBeTruthy();
  const needed = moves;
  // The last is that of the thumbnails, when the data is in place.
  expect(needed).toBe(6);
  rmSync(data, { recursive: true });
  folders(OLD);
  for (let failed = 1; failed < needed; failed++) {
    moves = 0;
    await expect(
      putInPlace(
        unpacked,
        data,
        failing(() => moves === failed),
      ),
    ).rejects.toThrow('EBUSY: resource busy');
    expect(moves).toBe(failed);
    expect(treeOf(data)).toEqual(before);
  }

  function failing(fails: () => boolean): typeof renameFile {
    return async (from, to) => {
      moves += 1;
      if (fails()) throw new Error('EBUSY: resource busy');
      await renameFile(from, to);
    };
  }
});

test('thumbnails that cannot be moved are removed, and do not fail what is in place', async () => {
  const { data, unpacked } = folders(OLD);
  const { thumbnails } = await putInPlace(unpacked, data, async (from, to) => {
    if (from.endsWith('thumbnails')) throw new Error('EXDEV: cross-device link');
    await renameFile(from, to);
  });
  expect(thumbnails).toBe(null);
  expect(readdirSync(data)).not.toContain('thumbnails');
  expect(readFileSync(join(data, 'noctuary.sqlite'), 'utf8')).toBe(NEW['noctuary.sqlite']);
});
