import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_MAPPING, type ImageMapping } from '#service/images/image-mapping.ts';
import { previewImages, previewLines } from '#service/images/preview-images.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import { madeJpeg, writeCard } from './made-images.ts';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'noctuary-preview-')), 'images');
  mkdirSync(root);
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

async function preview(mapping: Partial<ImageMapping> = {}): Promise<string[]> {
  const whole = { ...USUAL_MAPPING, ...mapping };
  const store = folderStore(root);
  const request = { store, mapping: whole, traps: new Map(), signal: new AbortController().signal, onImages: () => {} };
  return previewLines(await previewImages(request), whole.shifts);
}

test('counts and names every hostile file, stops at none, and writes nothing', async () => {
  writeCard(root, {
    'Hut/20240612_231502.jpg': null,
    'Hut/20240612_231602 #1 50% \'é"/20240612_231602 #1 50% \'é".jpg': null,
    'Hut/notes.csv': Buffer.from('x'),
    'Hut/._20240612_231502.jpg': Buffer.from('x'),
    'Hut/IMG_1.HEIC': Buffer.from('x'),
    'Hut/20240612_231702.jpg': Buffer.alloc(0),
    'Hut/IMG_0007.JPG': Buffer.from('no image'),
    'Hut/IMG_0008.JPG': madeJpeg({ time: '2024:06:12 23:15:02' }).subarray(0, 40),
    'Hut/IMG_0013.JPG': madeJpeg({ time: '2024:06:12 23:59:00' }).subarray(0, -2),
    'Hut/IMG_0009.JPG': madeJpeg({ time: '1970:01:01 00:00:12' }),
    'Hut/IMG_0010.JPG': madeJpeg({ time: '2124:06:12 23:15:02' }),
    'Hut/copy/IMG_0011.JPG': madeJpeg({ time: '2024:06:12 23:40:00' }),
    'Hut/20240612/IMG_0012.JPG': madeJpeg({ time: '2024:06:12 23:50:00' }),
    'Hut/20240613/IMG_0012.JPG': madeJpeg({ time: '2024:06:12 23:50:00' }),
    'Hut/20240614_000000.jpg': madeJpeg({ time: '2024:06:13 22:00:00' }),
    '@eaDir/20240614_000000.jpg': null,
  });
  // Not what is still written: that was an hour ago.
  const old = Date.now() / 1_000 - 3_600;
  utimesSync(join(root, 'Hut/IMG_0008.JPG'), old, old);
  symlinkSync(root, join(root, 'Hut/loop'));
  symlinkSync(tmpdir(), join(root, 'Hut/outside'));
  writeFileSync(
    Buffer.concat([Buffer.from(`${root}/Hut/20240612_2318`), Buffer.from([0xff, 0x2e, 0x6a, 0x70, 0x67])]),
    'x',
  );
  const state = () => stateOf(Buffer.from(root));
  const before = state();
  const lines = await preview();
  const problems = lines.filter((line) => /^ {2}\S.*: \d+$/.test(line));
  expect(Object.fromEntries(problems.map((line) => line.trim().split(/: (?=\d+$)/)))).toEqual({
    'no image': '2',
    'an image of a kind that is not readable here (HEIC, raw)': '1',
    'no bytes': '1',
    'a link: not followed': '2',
    'its name is not UTF-8: left out': '1',
    "a system's folder: not read": '1',
    'no time, neither in its name nor in its EXIF data: no capture': '2',
    'a JPEG without its end: kept': '1',
    'still being written: left for the next run': '1',
    'an impossible clock: no capture until the clock is put right (--shift)': '2',
    'name and EXIF data differ by more than a minute: the name decides': '1',
    'a duplicate: same name, size and time as another image of its deployment': '1',
  });
  expect(lines).toContain('    Hut/IMG_0009.JPG (1970-01-01 00:00:12)');
  expect(lines).toContain('    Hut/20240614_000000.jpg (name 2024-06-14 00:00:00, EXIF 2024-06-13 22:00:00)');
  expect(lines).toContain('    Hut/loop');
  expect(state()).toEqual(before);
});

test('shows the first 20 of each problem, places, nights and sessions', async () => {
  const notes = Array.from({ length: 23 }, (_, index) => [
    `Hut/${String(index).padStart(2, '0')}.txt`,
    Buffer.from('x'),
  ]);
  const place = { latitude: 45.5, longitude: 12.25 };
  writeCard(root, {
    ...(Object.fromEntries(notes) as Record<string, Buffer>),
    'Hut/IMG_0001.JPG': madeJpeg({ time: '2024:06:12 23:15:02', place }),
    'Hut/IMG_0002.JPG': madeJpeg({ time: '2024:06:13 03:15:02', place }),
    'Hut/IMG_0003.JPG': madeJpeg({ time: '2024:06:13 07:15:03', place: { latitude: 45.75, longitude: 12.25 } }),
    'Pond/20240614_230000.jpg': null,
    // A session over noon is one trap-night, that of its start.
    'Pond/20240616_103000.jpg': null,
    'Pond/20240616_120000.jpg': null,
  });
  const lines = await preview({ shifts: new Map([['Pond', 3_600]]) });
  expect(lines.slice(0, 8)).toEqual([
    'Images: 6; captures: 6',
    'Deployments: 2, by the folder that holds date, session or overflow folders',
    '  Hut: 3 images, 2 sessions, 1 night',
    '  Pond: 3 images, 2 sessions, 2 nights, no place',
    'Places: 1 known, 1 missing',
    'Trap-nights: 3, the first 2024-06-12, the last 2024-06-15',
    'Sessions: 4',
    'Corrected clocks: Pond +1h',
  ]);
  expect(lines.filter((line) => line.endsWith('.txt'))).toHaveLength(20);
  expect(lines).toContain('    and 3 more');
  expect(lines.join('\n')).toContain('Hut/IMG_0003.JPG (27,799 m)');
});

test('traps that are too far apart in one night are named', async () => {
  const near = (latitude: number) => ({ latitude, longitude: 12.25 });
  writeCard(root, {
    'Hut/IMG_0001.JPG': madeJpeg({ time: '2024:06:12 23:15:02', place: near(45) }),
    'Hut/IMG_0002.JPG': madeJpeg({ time: '2024:06:13 23:15:02', place: near(45) }),
    'Hut/IMG_0003.JPG': madeJpeg({ time: '2024:06:14 23:15:02', place: near(45) }),
    'Far/IMG_0001.JPG': madeJpeg({ time: '2024:06:13 01:15:02', place: near(25) }),
    'Far/IMG_0002.JPG': madeJpeg({ time: '2024:06:14 01:15:02', place: near(25) }),
    'Other night/IMG_0001.JPG': madeJpeg({ time: '2024:07:12 23:15:02', place: near(25) }),
    'Near/IMG_0001.JPG': madeJpeg({ time: '2024:06:12 23:15:02', place: near(28) }),
  });
  const lines = await preview();
  const at = lines.indexOf('  two traps more than 2,000 km apart in one night: is a clock wrong, or a place?: 1');
  expect(lines[at + 1]).toBe('    Hut, Far (2,224 km, 2 nights, the first 2024-06-12)');
});

test('a stuck camera has a night a day, not one from April to July', async () => {
  const times = Array.from({ length: 90 * 8 }, (_, index) =>
    new Date(Date.UTC(2024, 3, 1, 12 + 3 * index)).toISOString(),
  );
  const nameOf = (text: string) => `Stuck/${text.slice(0, 19).replaceAll(/[-:T]/g, '')}.jpg`;
  writeCard(root, Object.fromEntries(times.map((text) => [nameOf(text), Buffer.from('x')])));
  expect(await preview()).toContain('  Stuck: 720 images, 90 sessions, 90 nights, no place');
});

test('the command shows it and ends with 3 where nobody can be asked', () => {
  writeCard(root, { 'Hut/20240612_231502.jpg': null });
  const data = join(root, '../data');
  const options = {
    env: { ...process.env, NOCTUARY_DATA: data, DATABASE_URL: undefined },
    encoding: 'utf8',
    stdio: 'pipe',
  } as const;
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'src/service/command/main.ts', 'index', root], options);
  expect(run).toThrow(
    expect.objectContaining({ status: 3, stdout: expect.stringContaining('Hut: 1 image') as string }) as Error,
  );
});

/** Every name below a folder, with its size and time; a name may be no text. */
function stateOf(folder: Buffer): string[] {
  return readdirSync(folder, { encoding: 'buffer', withFileTypes: true }).flatMap((entry) => {
    const path = Buffer.concat([folder, Buffer.from('/'), entry.name]);
    const { size, mtimeMs } = lstatSync(path);
    return [`${path.toString('latin1')} ${size} ${mtimeMs}`, ...(entry.isDirectory() ? stateOf(path) : [])];
  });
}
