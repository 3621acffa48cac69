import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet uncompressed. */
const LEAST_BYTES = 1_024;
const TYPES: ReadonlySet<unknown> = new Set(['application/json', 'text/html; charset=utf-8']);
const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/**
 * Compresses JSON and the page completely before its first byte is sent. Compressed while streaming, every answer would hold its
 * compressor's megabytes until the client has read it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPacked = reply.hasHeader('content-encoding') || !TYPES.has(reply.getHeader('content-type'));
    const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? '');
    // HEAD describes the uncompressed answer, whose length some clients use.
    if (isPacked || encoding === null || request.method === 'HEAD') return payload;
    if (!Buffer.isBuffer(payload) || payload.length < LEAST_BYTES) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
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
