import { pipeline, Transform, type Readable, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { NamedAddresses } from './named-addresses.ts';

/** Larger answers are forwarded without a look at them: their addresses are found in single records. */
const MOST_BYTES = 4_000_000;
const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  identity: async (bytes) => bytes,
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: MOST_BYTES }),
};

/** The same answer, of which `names` notes the addresses before its end is forwarded. */
export function noteNames(answer: Readable, encoding: string | undefined, names: NamedAddresses): Readable {
  const decode = decoders[encoding ?? 'identity'];
  if (decode === undefined) return answer;
  let parts: Buffer[] | null = [];
  let bytes = 0;
  const copy = new Transform({
    transform: (part: Buffer, _encoding, passOn: TransformCallback) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) parts = null;
      parts?.push(part);
      passOn(null, part);
    },
    flush: (done) => {
      if (parts === null) return done();
      decode(Buffer.concat(parts))
        .then((text) => names.note(JSON.parse(text.toString('utf8'))))
        // No JSON, or too large when decoded: it is forwarded as it is.
        .catch(() => {})
        .finally(() => done());
    },
  });
  // An error at either end ends the other.
  return pipeline(answer, copy, () => {});
}
