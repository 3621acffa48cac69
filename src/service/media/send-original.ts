import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OtherServiceAnswer } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';

/** Statuses of an answer with an image, a range of it, or no need of either. */
export const ORIGINAL_STATUSES: readonly number[] = [200, 206, 304, 416];
/** How long a whole image may take that a thumbnail is made of. */
export const WHOLE_MS = 60_000;
/** A photograph of 64 megapixels has 30 MB; two are held at a time. */
export const MOST_BYTES = 100_000_000;

/** By the name, as for files: a type that the answer says could be one that a browser runs. */
const TYPES: readonly [RegExp, string][] = [
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.png$/i, 'image/png'],
  [/\.webp$/i, 'image/webp'],
  [/\.tiff?$/i, 'image/tiff'],
];
/** Headers of the answer that are sent. */
const PASSED = ['content-length', 'content-range', 'etag', 'last-modified'] as const;
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;
const ONE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/** The type of the image of that name. */
export function typeOf(name: string): string {
  return TYPES.find(([ending]) => ending.test(name))?.[1] ?? 'application/octet-stream';
}

/** The conditions and the range of a request. Object storage knows no `If-Range`: then all is sent, as without a range. */
export function originalHeaders({ headers }: FastifyRequest): Record<string, string> {
  const { range, 'if-range': ifRange } = headers;
  return Object.fromEntries([
    ...CONDITIONS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
    ...(range !== undefined && ifRange === undefined && ONE_RANGE.test(range) ? [['range', range] as const] : []),
  ]);
}

/** Sends an answer of one of `ORIGINAL_STATUSES` as it comes. */
export function sendOriginal({ status, headers, body }: OtherServiceAnswer, type: string, reply: FastifyReply) {
  for (const name of PASSED) {
    const value = headers[name];
    if (typeof value === 'string' && (status !== 416 || name === 'content-range')) reply.header(name, value);
  }
  reply.code(status).header('accept-ranges', 'bytes');
  if (status === 304 || status === 416) {
    body.resume();
    return reply.send();
  }
  return reply.type(type).send(body);
}

/** The body of an answer, to make a thumbnail of. @throws RequestError where it is too large; as the body fails */
export async function wholeOriginal({ body }: OtherServiceAnswer): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new RequestError(422, { detail: 'The image is too large for a thumbnail.' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
