/** A file of an archive. */
export interface ZipEntry {
  name: string;
  /** unpacked */
  bytes: number;
  packedBytes: number;
  /** 0: stored, 8: deflated (PKWARE APPNOTE 4.4.5) */
  method: number;
  /** where its own header begins in the archive */
  offset: number;
}

const END = 0x06_05_4b_50;
const END_BYTES = 22;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
/** More of a file is not read: 64 kB of an archive can be 66 MB of one character. */
const MOST_UNPACKED_BYTES = 1_000_000;

/** Where the directory of a zip is, from its last bytes (PKWARE APPNOTE 4.3.16); null where they are of no zip, or of one above 4 GB. */
export function zipDirectory(tail: Uint8Array): { offset: number; length: number } | null {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const [length, offset] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    return offset === 0xff_ff_ff_ff ? null : { offset, length };
  }
  return null;
}

/** The files of a zip, from its directory (PKWARE APPNOTE 4.3.12). */
export function zipEntries(directory: Uint8Array): ZipEntry[] {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_BYTES <= directory.length && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const end = at + ENTRY_BYTES + nameBytes;
    entries.push({
      name: new TextDecoder().decode(directory.subarray(at + ENTRY_BYTES, end)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = end + extraBytes + commentBytes;
  }
  return entries;
}

/** The first bytes of a file of a zip, unpacked; `part` begins with its own header. Null where it is packed otherwise. */
export async function unpackedHead(
  { method, packedBytes }: ZipEntry,
  part: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const view = viewOf(part);
  if (part.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL_HEADER) return null;
  const start = LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = part.subarray(start, start + packedBytes);
  if (method === 0) return packed;
  return method === 8 ? inflated(packed) : null;
}

/** What can be unpacked of bytes whose end may be missing, at most `MOST_UNPACKED_BYTES` and the chunk that reaches it. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Both are rejected where the end is missing.
  writer.write(packed).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts: BlobPart[] = [];
  try {
    let bytes = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      if (bytes >= MOST_UNPACKED_BYTES) break;
    }
    await reader.cancel();
  } catch {
    // As far as it goes.
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
