import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackedHead } from '#dashboard/exports/preview/zip-entries.ts';

test('of a file that 20 kB unpack to 20 MB, only the beginning is unpacked', async () => {
  const packed = deflateRawSync(Buffer.alloc(20_000_000, '"'));
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50);
  const entry = { name: 'occurrences.csv', bytes: 20_000_000, packedBytes: packed.length, method: 8, offset: 0 };
  const head = await unpackedHead(entry, new Uint8Array(Buffer.concat([header, packed])));
  expect(head?.length).toBeGreaterThanOrEqual(1_000_000);
  expect(head?.length).toBeLessThan(2_000_000);
});
