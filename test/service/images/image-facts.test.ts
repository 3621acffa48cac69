import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { USUAL_MAPPING } from '#service/images/image-mapping.ts';
import { ImageReader } from '#service/images/image-facts.ts';
import { ImageProblems } from '#service/images/image-problems.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import { madeJpeg, writeCard } from './made-images.ts';

const { signal } = new AbortController();
/** Its picture begins, and its end marker follows. */
const PICTURE = Buffer.from([0xff, 0xda, 0x00, 0x02, 1, 2, 3, 0xff, 0xd9]);
const HEAD = madeJpeg({ time: '2024:06:12 23:15:02' }).subarray(0, -2);

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'noctuary-facts-')), 'images');
  mkdirSync(root);
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

/** The problems of the images of a folder, and the images that remain; `meanwhile` happens after they were listed. */
async function look(meanwhile: () => void = () => {}): Promise<{ kept: string[]; said: string[] }> {
  const [store, problems] = [folderStore(root), new ImageProblems()];
  const reader = new ImageReader({ store, mapping: USUAL_MAPPING, problems });
  const kept: string[] = [];
  for await (const { folder, images } of store.list(problems, signal)) {
    meanwhile();
    for (const { name } of await reader.factsOf(folder, images ?? [], signal)) kept.push(name);
  }
  return { kept, said: problems.lines().map((line) => line.trim()) };
}

function makeOld(name: string): void {
  const at = Date.now() / 1_000 - 3_600;
  utimesSync(join(root, name), at, at);
}

/** What a file is, its bytes, and whether a new one is whole and an old one has its end. */
const FILES: readonly [string, Buffer, boolean][] = [
  ['whole', Buffer.concat([HEAD, PICTURE]), true],
  ['whole, with something after its end', Buffer.concat([HEAD, PICTURE, Buffer.alloc(5_000)]), true],
  ['large and whole', Buffer.concat([HEAD, PICTURE.subarray(0, 4), Buffer.alloc(200_000), PICTURE.subarray(-2)]), true],
  [
    'large, with something after its end',
    Buffer.concat([HEAD, Buffer.alloc(200_000), PICTURE, Buffer.alloc(50)]),
    true,
  ],
  ['without its last bytes', Buffer.concat([HEAD, PICTURE.subarray(0, -2)]), false],
  ['large, without its last bytes', Buffer.concat([HEAD, PICTURE.subarray(0, 4), Buffer.alloc(200_000)]), false],
  ['its header alone', HEAD.subarray(0, 60), false],
  // The end marker of the small picture in the EXIF data.
  ['its EXIF data alone', Buffer.concat([HEAD.subarray(0, -2), PICTURE.subarray(-2), Buffer.from([0xff])]), false],
];

test.each(FILES)('a new file that is %s is kept or left, an old one is kept', async (_what, bytes, isWhole) => {
  writeCard(root, { '20240612_231502.jpg': bytes });
  const kept = ['20240612_231502.jpg'];
  const left = ['still being written: left for the next run: 1', ...kept];
  expect(await look()).toEqual(isWhole ? { kept, said: [] } : { kept: [], said: left });
  makeOld('20240612_231502.jpg');
  const cut = ['a JPEG without its end: kept: 1', ...kept];
  expect(await look()).toEqual({ kept, said: isWhole ? [] : cut });
});

test('what grows, goes or becomes a link after it was listed is left or said, and never followed', async () => {
  const names = ['IMG_0001.JPG', 'IMG_0002.JPG', 'IMG_0003.JPG', '20240612_231502.jpg'];
  writeCard(root, Object.fromEntries(names.map((name) => [name, Buffer.concat([HEAD, PICTURE])])));
  for (const name of names) makeOld(name);
  const { kept, said } = await look(() => {
    appendFileSync(join(root, 'IMG_0001.JPG'), PICTURE);
    rmSync(join(root, 'IMG_0002.JPG'));
    for (const name of ['IMG_0003.JPG', '20240612_231502.jpg']) {
      renameSync(join(root, name), join(root, '..', name));
      symlinkSync(join(root, '..', name), join(root, name));
    }
  });
  // Its name has the time.
  expect(kept).toEqual(['20240612_231502.jpg']);
  expect(said.toSorted()).toEqual(
    [
      'still being written: left for the next run: 1',
      'IMG_0001.JPG',
      'gone since the folder was listed: 1',
      'IMG_0002.JPG',
      'this file cannot be read: left for the next run if its name has no time: 2',
      '20240612_231502.jpg (ELOOP)',
      'IMG_0003.JPG (ELOOP)',
    ].toSorted(),
  );
});
