import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openBasemap } from '#service/basemap/open-basemap.ts';
import { endServices, startService } from '#test/service/service-process.ts';
import { madeBasemap, madeImageBasemap } from '#test/support/basemap/made-basemap.ts';

const folder = mkdtempSync(join(tmpdir(), 'noctuary-basemap-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(endServices);

/** The path of a file with this content. */
function fileOf(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function changed(position: number, value: number): Buffer {
  const archive = madeBasemap();
  archive.writeUInt8(value, position);
  return archive;
}

describe('the file of BASEMAP', () => {
  test('may hold vector tiles or pictures', () => {
    for (const [name, content] of [
      ['vector', madeBasemap()],
      ['images', madeImageBasemap()],
    ] as const) {
      const file = fileOf(name, content);
      const { address, ...more } = openBasemap({ file });
      expect(more).toEqual({ file, isWorld: false });
      expect(address).toMatch(/^\/basemap\.pmtiles\?v=.+/);
    }
  });

  test.each([
    ['that is not there', join(folder, 'none.pmtiles'), /cannot be read: ENOENT/],
    ['that is a folder', folder, /is not a file/],
    ['that is empty', fileOf('empty', Buffer.alloc(0)), /is not a PMTiles archive/],
    ['of other content', fileOf('text', Buffer.from('A'.repeat(999))), /is not a PMTiles archive/],
    ['of an older version', fileOf('older', changed(7, 2)), /version 2; version 3/],
    ['of other tiles', fileOf('other', changed(99, 6)), /neither vector tiles nor PNG, JPEG or WebP/],
    [
      'that is cut short',
      fileOf('cut', madeBasemap().subarray(0, 400)),
      /is not whole: it should have \d+ bytes and has 400/,
    ],
  ])('%s is refused by name', (_what, file, fault) => {
    expect(() => openBasemap({ file })).toThrow(`BASEMAP="${file}" `);
    expect(() => openBasemap({ file })).toThrow(fault);
  });

  test('is refused at the start, before anything is made', async () => {
    const { code, output, errors } = await startService({
      NOCTUARY_DATA: join(folder, 'data'),
      BASEMAP: 'no/such.pmtiles',
    }).ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^Noctuary did not start: BASEMAP="\/.*no\/such\.pmtiles" cannot be read: ENOENT[^\n]*\n$/);
    expect(() => rmSync(join(folder, 'data'), { recursive: true })).toThrow(/ENOENT/);
  });
});
