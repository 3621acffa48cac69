import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ThumbnailCache } from '#service/media/thumbnail-cache.ts';

const MODIFIED_MS = Date.UTC(2024, 5, 12, 23, 15);
const HOUR_MS = 3_600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
/** Files of 1,000 bytes that were used so many hours ago. */
async function filled(limitBytes: number, hours: Readonly<Record<string, number>>): Promise<ThumbnailCache> {
  for (const [name, ago] of Object.entries(hours)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), Buffer.alloc(1_000));
    utimesSync(join(folder, name), new Date(Date.now() - ago * HOUR_MS), new Date(MODIFIED_MS));
  }
  return new ThumbnailCache(folder, limitBytes);
}

test('above the limit, the files that were used longest ago are removed', async () => {
  const cache = await filled(5_000, { 'a/1': 9, 'b/2': 5, 'a/3': 7, 'c/4': 3, 'c/5': 8 });
  // It is used, and so the newest.
  expect(await cache.has('a/1')).toBe(true);
  await cache.put('d/6', Buffer.alloc(1_000), MODIFIED_MS);
  await cache.settled();
  expect(names()).toEqual(['1', '2', '4', '6']);
});

test('files that are written one after the other never exceed the limit by more than one', async () => {
  const cache = await filled(5_000, {});
  for (let index = 0; index < 30; index += 1) {
    await cache.put(`a/${index}`, Buffer.alloc(1_000), MODIFIED_MS);
    await cache.settled();
    expect(names().length).toBeLessThanOrEqual(5);
  }
  expect(names()).toContain('29');
});

test('a file keeps the time of its image, also when it is used', async () => {
  const cache = await filled(5_000, {});
  await cache.put('a/1', Buffer.from('one'), MODIFIED_MS);
  expect(statSync(join(folder, 'a/1')).mtimeMs).toBe(MODIFIED_MS);
  utimesSync(join(folder, 'a/1'), new Date(Date.now() - 5 * HOUR_MS), new Date(MODIFIED_MS));
  expect(await cache.has('a/1')).toBe(true);
  const { mtimeMs, atimeMs } = statSync(join(folder, 'a/1'));
  expect(mtimeMs).toBe(MODIFIED_MS);
  expect(Date.now() - atimeMs).toBeLessThan(HOUR_MS);
  expect(await cache.has('a/2')).toBe(false);
});

test('nothing is left of a file that could not be written, nor of a process that was killed', async () => {
  const cache = await filled(5_000, { 'a/1.webp.0.partial': 2, 'a/2.webp.0.partial': 0.5 });
  mkdirSync(join(folder, 'b/3.webp/in-the-way'), { recursive: true });
  await expect(cache.put('b/3.webp', Buffer.from('three'), MODIFIED_MS)).rejects.toThrow();
  expect(names()).toEqual(['1.webp.0.partial', '2.webp.0.partial']);
  await cache.put('b/4.webp', Buffer.from('four'), MODIFIED_MS);
  await cache.settled();
  expect(names()).toEqual(['2.webp.0.partial', '4.webp']);
});
