import { crc32, deflateRawSync } from 'node:zlib';

/** A zip of the given files (PKWARE APPNOTE 4.3): a local header and the deflated bytes of each, then the directory. */
export function madeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), typeof text === 'string' ? Buffer.from(text) : text];
    const packed = deflateRawSync(content);
    // Version, flags (names in UTF-8), method, time, date, checksum, both sizes, length of the name, no extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x08_00, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, path);
    offset += 4 + facts.length + path.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

/** The same zip with other, possibly false, numbers in the directory entry of a file (PKWARE APPNOTE 4.3.12). */
export function withEntry(
  zip: Buffer,
  name: string,
  told: { packedBytes?: number; unpackedBytes?: number; unixMode?: number },
): Buffer {
  const changed = Buffer.from(zip);
  const path = Buffer.from(name);
  let at = changed.indexOf('PK\u0001\u0002', 0, 'latin1');
  while (!changed.subarray(at + 46, at + 46 + path.length).equals(path)) {
    at = changed.indexOf('PK\u0001\u0002', at + 1, 'latin1');
    if (at === -1) throw new Error(`The zip has no ${name}.`);
  }
  if (told.packedBytes !== undefined) changed.writeUInt32LE(told.packedBytes, at + 20);
  if (told.unpackedBytes !== undefined) changed.writeUInt32LE(told.unpackedBytes, at + 24);
  if (told.unixMode !== undefined) changed.writeUInt32LE((told.unixMode << 16) >>> 0, at + 38);
  return changed;
}
