/** A file of an archive. */
export interface ZipEntry {
  name: string;
  /** unpacked */
  bytes: number;
}

const DIRECTORY_ENTRY = 0x02_01_4b_50;
const HEADER_BYTES = 46;

/** The files of a zip, from its last bytes, where its directory is (PKWARE APPNOTE 4.3.12). */
export function zipEntries(tail: Uint8Array): ZipEntry[] {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + HEADER_BYTES <= tail.length;) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      at += 1;
      continue;
    }
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const start = at + HEADER_BYTES;
    const end = start + (nameBytes ?? 0);
    entries.push({ name: new TextDecoder().decode(tail.subarray(start, end)), bytes: view.getUint32(at + 24, true) });
    at = end + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}
