import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { checkedText } from './checked-text.ts';
import { isUtf8 } from './table-files.ts';
import { LoadError } from '#service/load/load-error.ts';
import { refusePacked } from '#service/load/camtrap/package-files.ts';

/**
 * The text of a file in pieces: unpacked where it begins as gzip does, whatever its name is, and without a byte order
 * mark.
 *
 * @param encoding as the descriptor declares it, a name that `TextDecoder` knows
 *
 * @throws LoadError with the file's name where it cannot be read, the signal's reason where it is aborted
 */
export async function* tableText(
  file: string,
  bytes: Readable,
  { encoding = 'utf-8', signal }: { encoding?: string | undefined; signal: AbortSignal },
): AsyncGenerator<string> {
  try {
    const unpacked = isUtf8(encoding)
      ? pipeline(Readable.from(gunzipped(file, bytes)), checkedText(file), () => {})
      : Readable.from(gunzipped(file, bytes));
    // The bytes of UTF-8 are checked already, with a better message.
    const decoder = isUtf8(encoding) ? new TextDecoder() : new TextDecoder(encoding, { fatal: true });
    for await (const chunk of addAbortSignal(signal, unpacked) as AsyncIterable<Buffer>) {
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LoadError) throw error;
    const why =
      error instanceof TypeError && !isUtf8(encoding)
        ? `it is not in ${encoding}, which datapackage.json declares`
        : messageOf(error);
    throw new LoadError(`${file} cannot be read: ${why}.`, { cause: error });
  } finally {
    bytes.destroy();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function* gunzipped(file: string, bytes: Readable): AsyncGenerator<Buffer> {
  const pieces = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await pieces.next();
  let [packedBytes, unpackedBytes] = [0, 0];
  const all = async function* () {
    for (let piece = first; piece.done !== true; piece = await pieces.next()) {
      packedBytes += piece.value.length;
      yield piece.value;
    }
  };
  if (first.done === true || first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all();
    return;
  }
  for await (const chunk of pipeline(Readable.from(all()), createGunzip(), () => {}) as AsyncIterable<Buffer>) {
    unpackedBytes += chunk.length;
    refusePacked(file, { packedBytes, unpackedBytes });
    yield chunk;
  }
}
