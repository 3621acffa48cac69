import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet uncompressed. */
const LEAST_BYTES = 1_024;
const PAGE = 'text/html; charset=utf-8';
const TYPES: ReadonlySet<unknown> = new Set(['application/json', PAGE]);
const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
/** These send each part of a page as it comes, and need little memory. */
const streamPackers = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/**
 * Compresses JSON completely before its first byte is sent. Compressed while streaming, every answer would hold its
 * compressor's megabytes until the client has read it. A page is small, and may come in two parts.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPacked = reply.hasHeader('content-encoding') || !TYPES.has(reply.getHeader('content-type'));
    const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? '');
    // HEAD describes the uncompressed answer, whose length some clients use.
    if (isPacked || encoding === null || request.method === 'HEAD') return payload;
    const pack = () => reply.header('content-encoding', encoding).removeHeader('content-length');
    if (payload instanceof Readable && reply.getHeader('content-type') === PAGE) {
      pack();
      return pipeline(payload, streamPackers[encoding](), () => {});
    }
    if (!Buffer.isBuffer(payload) || payload.length < LEAST_BYTES) return payload;
    pack();
    return packers[encoding](payload);
  });
}

function encodingFor(accepted: string): keyof typeof packers | null {
  const parts = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(parts.map((part) => part.split(';', 1)[0]?.trim()));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : null;
}
