/** What the first bytes of a JPEG show of its parts. */
interface JpegParts {
  /** where the EXIF data end; null where no EXIF data begin within these bytes */
  exifEnd: number | null;
  /** where the picture begins, or the end marker is; null where it is not within these bytes */
  headerEnd: number | null;
}

/** Bytes at the end in which the end marker is looked for: cameras may write something after it. */
const LAST_BYTES = 65_536;
const [SOI, EOI, SOS, APP1] = [0xd8, 0xd9, 0xda, 0xe1];
const END_MARKER = Buffer.from([0xff, EOI]);

/** Finds the parts of a JPEG; null where it is none. @param bytes the first of the file */
export function jpegParts(bytes: Buffer): JpegParts | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  let exifEnd: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === SOS || marker === EOI) return { exifEnd, headerEnd: at };
    // A marker may be filled up with further 0xff.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === APP1 && bytes.subarray(at + 4, at + 8).toString('latin1') === 'Exif') exifEnd ??= end;
    at = end;
  }
  const isEnd = bytes[at] === 0xff && bytes[at + 1] === EOI;
  return { exifEnd, headerEnd: isEnd ? at : null };
}

/**
 * Whether a JPEG has its end marker; null where it is no JPEG. The marker of a small picture within the EXIF data does not
 * count.
 *
 * @param beginning first bytes of the file; all of them where it is small
 *
 * @param last the last bytes of a file that is larger
 */
export async function jpegHasEnd(
  beginning: Buffer,
  sizeBytes: number,
  last: (bytes: number) => Promise<Buffer>,
): Promise<boolean | null> {
  const parts = jpegParts(beginning);
  if (parts === null) return null;
  if (sizeBytes <= beginning.length) return parts.headerEnd !== null && beginning.includes(END_MARKER, parts.headerEnd);
  if ((await last(END_MARKER.length)).equals(END_MARKER)) return true;
  const from = Math.max(0, (parts.headerEnd ?? beginning.length) - Math.max(0, sizeBytes - LAST_BYTES));
  return (await last(LAST_BYTES)).includes(END_MARKER, from);
}
