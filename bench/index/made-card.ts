import { linkSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTimestamp } from '#contract/time.ts';
import { madeJpeg } from '#test/service/images/made-images.ts';

/** Folders of one trap: its nights. */
const NIGHTS = 20;
/** A file has at most 65,000 names. */
const LINKS = 50_000;
/** 2024-06-12 21:00:00 */
const FIRST_SECONDS = Date.UTC(2024, 5, 12, 21) / 1_000;
const NIGHT_SECONDS = 36_000;
const DAY_SECONDS = 86_400;
/** Files that were written just now would be opened. */
const WRITTEN = new Date('2024-09-01T00:00:00Z');

/** The files of each folder: where it is, and the time of each of them. */
function* nightsOf(files: number, folders: number) {
  const each = Math.ceil(files / folders);
  for (let index = 0; index * each < files; index += 1) {
    const trap = `Trap ${Math.floor(index / NIGHTS) + 1}`;
    const start = FIRST_SECONDS + (index % NIGHTS) * DAY_SECONDS;
    const count = Math.min(each, files - index * each);
    const secondsOf = (number: number) => start + Math.floor((number * NIGHT_SECONDS) / each);
    yield { index, count, folder: `${trap}/${formatTimestamp(start).slice(0, 10)}`, secondsOf };
  }
}

/** Fills a folder with files whose names have the time, as Wingscapes cameras name them: names of one nearly empty JPEG. */
export function makeNamedFiles(root: string, files: number, folders: number): void {
  mkdirSync(root, { recursive: true });
  let [made, original] = [0, ''];
  for (const { index, count, folder, secondsOf } of nightsOf(files, folders)) {
    mkdirSync(join(root, folder), { recursive: true });
    for (let number = 0; number < count; number += 1) {
      const time = formatTimestamp(secondsOf(number)).replaceAll(/[-:T]/g, '');
      const path = join(root, folder, `Trap${Math.floor(index / NIGHTS) + 1}_${time}_${number}.jpg`);
      if (made % LINKS === 0) {
        original = path;
        writeFileSync(path, madeJpeg());
        utimesSync(path, WRITTEN, WRITTEN);
      } else linkSync(original, path);
      made += 1;
    }
  }
}

/** Fills a folder with files whose time is in their EXIF data alone. */
export function makeExifFiles(root: string, files: number, folders: number): void {
  for (const { index, count, folder, secondsOf } of nightsOf(files, folders)) {
    mkdirSync(join(root, folder), { recursive: true });
    for (let number = 0; number < count; number += 1) {
      const path = join(root, folder, `IMG_${String(number).padStart(4, '0')}.JPG`);
      const [date = '', time = ''] = formatTimestamp(secondsOf(number) + Math.floor(index / NIGHTS)).split('T');
      const place = { latitude: 45 + Math.floor(index / NIGHTS), longitude: 12.5 };
      writeFileSync(path, madeJpeg({ time: `${date.replaceAll('-', ':')} ${time}`, place }));
      utimesSync(path, WRITTEN, WRITTEN);
    }
  }
}
