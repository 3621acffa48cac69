import { createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

/** Where an answer ends: after a stated length, after the last chunk, or with its connection. */
export const FRAMINGS = ['length', 'chunked', 'end'] as const;
export type Framing = (typeof FRAMINGS)[number];

export interface ClosingService {
  origin: string;
  /** the body of every answer before it is compressed */
  bodies: Readonly<Record<Size, Buffer>>;
  /** bytes that were sent for the last request */
  sentBytes: () => number;
  stop: () => Promise<void>;
}

/** 600 kB, and 60 MB */
export type Size = 'page' | 'list';

/** Parts in which an answer is written: each once the one before has left this process. */
const SLICE_BYTES = 64_000;
const CHUNK_BYTES = 16_000;
/** An answer that takes longer than any that has begun in time. */
const LATE_MS = 60_000;

/**
 * A service that closes each connection after its answer, as a WSGI server with plain workers does. The query says how
 * it answers: `framing`, `encoding` (gzip), `size`, `cut` (the connection breaks in the middle), `late` (after a minute).
 */
export async function closingService(): Promise<ClosingService> {
  const bodies = { page: bodyOf(5_000), list: bodyOf(500_000) };
  const compressed = { page: gzipSync(bodies.page), list: gzipSync(bodies.list, { level: 1 }) };
  const sockets = new Set<Socket>();
  let last: Socket | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    socket.once('data', (request) => {
      last = socket;
      const { searchParams } = new URL(request.toString('latin1').split(' ')[1] ?? '/', 'http://closing');
      const isCompressed = searchParams.get('encoding') === 'gzip';
      const size = searchParams.get('size') === 'list' ? 'list' : 'page';
      const answer = answerOf((isCompressed ? compressed : bodies)[size], searchParams.get('framing'), isCompressed);
      if (searchParams.has('late')) setTimeout(() => socket.end(answer), LATE_MS).unref();
      else if (searchParams.has('cut')) {
        // The end of the connection alone would be a complete answer where that is its end: the connection breaks.
        const half = answer.subarray(0, answer.length / 2);
        socket.write(half, () => (searchParams.get('framing') === 'end' ? socket.resetAndDestroy() : socket.end()));
      } else pipeline(Readable.from(slicesOf(answer)), socket, () => {});
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    sentBytes: () => (last === null ? 0 : last.bytesWritten - last.writableLength),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function bodyOf(records: number): Buffer {
  const results = Array.from({ length: records }, (_, id) => ({
    id,
    name: `Night ${id}`,
    pad: String(Math.sin(id)).repeat(5),
  }));
  return Buffer.from(JSON.stringify({ count: records, next: null, previous: null, results }));
}

function* slicesOf(answer: Buffer): Generator<Buffer> {
  for (let at = 0; at < answer.length; at += SLICE_BYTES) yield answer.subarray(at, at + SLICE_BYTES);
}

function answerOf(body: Buffer, framing: string | null, isCompressed: boolean): Buffer {
  const headers = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    'Connection: close',
    ...(isCompressed ? ['Content-Encoding: gzip'] : []),
    ...(framing === 'length' ? [`Content-Length: ${body.length}`] : []),
    ...(framing === 'chunked' ? ['Transfer-Encoding: chunked'] : []),
  ];
  const head = Buffer.from(`${headers.join('\r\n')}\r\n\r\n`);
  if (framing !== 'chunked') return Buffer.concat([head, body]);
  const parts: Buffer[] = [head];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const chunk = body.subarray(at, at + CHUNK_BYTES);
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
