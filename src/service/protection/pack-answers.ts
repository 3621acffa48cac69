import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are. */
const LEAST_BYTES = 1_024;
const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/**
 * Packs JSON whole before its first byte goes out. Packed as it is taken, every answer would hold the megabytes of its
 * packer until its client has read it.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPacked = reply.hasHeader('content-encoding') || reply.getHeader('content-type') !== 'application/json';
    const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? '');
    // To HEAD the plain answer is described, which some clients read the length of.
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
