import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the EXIF data of a made image say. */
interface MadeExif {
  /** "2024:06:12 23:15:02" */
  time?: string;
  /** digits of the fraction of a second */
  fraction?: string;
  /** degrees, northern and eastern: whole minutes */
  place?: { latitude: number; longitude: number };
}

type Entry = readonly [tag: number, type: number, count: number, value: Buffer];

/** A JPEG of a few bytes with EXIF data, without a picture. */
export function madeJpeg(exif: MadeExif = {}): Buffer {
  const ofExif: Entry[] = [
    ...(exif.time === undefined ? [] : [text(0x9003, exif.time)]),
    ...(exif.fraction === undefined ? [] : [text(0x9291, exif.fraction)]),
  ];
  const ofPlace: Entry[] =
    exif.place === undefined
      ? []
      : [text(1, 'N'), degrees(2, exif.place.latitude), text(3, 'E'), degrees(4, exif.place.longitude)];
  // Two pointers to the other directories, which follow.
  const start = 8;
  const pointers = 2 + 2 * 12 + 4;
  const exifDirectory = directory(ofExif, start + pointers);
  const placeDirectory = directory(ofPlace, start + pointers + exifDirectory.length);
  const first = directory(
    [
      [0x8769, 4, 1, u32(start + pointers)],
      [0x8825, 4, 1, u32(start + pointers + exifDirectory.length)],
    ],
    start,
  );
  const tiff = Buffer.concat([Buffer.from('II*\0'), u32(start), first, exifDirectory, placeDirectory]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(segment.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), length, segment, Buffer.from([0xff, 0xd9])]);
}

/** The bytes of a file at a path; `null`: an image without EXIF data, of a size of its own. */
export function fileOf(path: string, content: Buffer | null): Buffer {
  return content ?? Buffer.concat([madeJpeg(), Buffer.from(path)]);
}

/** Writes files below a folder, by their path, as `fileOf` has them. */
export function writeCard(root: string, files: Readonly<Record<string, Buffer | null>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fileOf(path, content));
  }
}

function directory(entries: readonly Entry[], at: number): Buffer {
  const head = 2 + entries.length * 12 + 4;
  const [rows, values]: [Buffer[], Buffer[]] = [[], []];
  let offset = at + head;
  for (const [tag, type, count, value] of entries) {
    const row = Buffer.alloc(12);
    row.writeUInt16LE(tag, 0);
    row.writeUInt16LE(type, 2);
    row.writeUInt32LE(count, 4);
    if (value.length <= 4) value.copy(row, 8);
    else {
      row.writeUInt32LE(offset, 8);
      values.push(value);
      offset += value.length;
    }
    rows.push(row);
  }
  const number = Buffer.alloc(2);
  number.writeUInt16LE(entries.length);
  return Buffer.concat([number, ...rows, Buffer.alloc(4), ...values]);
}

function text(tag: number, value: string): Entry {
  return [tag, 2, value.length + 1, Buffer.from(`${value}\0`, 'latin1')];
}

function degrees(tag: number, value: number): Entry {
  const minutes = Math.round((value % 1) * 60);
  return [tag, 5, 3, Buffer.concat([Math.floor(value), 1, minutes, 1, 0, 1].map(u32))];
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
