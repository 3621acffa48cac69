import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketClient, refusalOf, type BucketOptions } from '#service/bucket/bucket-client.ts';
import { BucketFault, refused } from '#service/bucket/bucket-fault.ts';
import type { BucketAccess, BucketPlace } from '#service/bucket/bucket-place.ts';
import type { OtherServiceAnswer } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';

export interface IndexedObject {
  place: BucketPlace;
  key: string;
  /** whether it was indexed without keys */
  isPublic: boolean;
}

/** By the name, as for files: a type that the bucket says could be one that a browser runs. */
const TYPES: readonly [RegExp, string][] = [
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.png$/i, 'image/png'],
  [/\.webp$/i, 'image/webp'],
  [/\.tiff?$/i, 'image/tiff'],
];
/** Headers of the bucket's answer that are sent. */
const PASSED = ['content-length', 'content-range', 'etag', 'last-modified'] as const;
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;
/** A photograph of 64 megapixels has 30 MB; two are held at a time. */
const MOST_BYTES = 100_000_000;
const WHOLE_MS = 60_000;
const ONE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/**
 * Sends an image of a bucket as it comes, or a range of it, read with the service's keys. Nothing else of the request is
 * handed on, and of a refusal only what it means.
 */
export async function sendObject(
  { place, key, isPublic }: IndexedObject,
  options: BucketOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const access = accessTo(isPublic, options);
  const bucket = bucketClient(place, { ...options, access });
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await bucket
    .ask(key, { method, headers: headersOf(request), signal: request.signal })
    .catch((error: unknown) => {
      // Never settled: the client has left, and an error would be logged.
      if (request.signal.aborted) return new Promise<never>(() => {});
      throw error instanceof BucketFault ? away(error, 504) : error;
    });
  const { status, headers, body } = answer;
  if (![200, 206, 304, 416].includes(status)) throw await refusalError(answer, access);
  for (const name of PASSED) {
    const value = headers[name];
    if (typeof value === 'string' && (status !== 416 || name === 'content-range')) reply.header(name, value);
  }
  reply.code(status).header('accept-ranges', 'bytes');
  if (status === 304 || status === 416) {
    body.resume();
    return reply.send();
  }
  return reply.type(typeOf(key)).send(body);
}

/** An image of a bucket, to make a thumbnail of. @throws RequestError as `sendObject`, or where it is too large */
export async function objectBytes({ place, key, isPublic }: IndexedObject, options: BucketOptions): Promise<Buffer> {
  const access = accessTo(isPublic, options);
  const signal = AbortSignal.timeout(WHOLE_MS);
  const answer = await bucketClient(place, { ...options, access })
    .ask(key, { method: 'GET', headers: {}, signal })
    .catch((error: unknown) => {
      throw error instanceof BucketFault ? away(error, 504) : error;
    });
  if (answer.status !== 200) throw await refusalError(answer, access);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new RequestError(422, { detail: 'The image is too large for a thumbnail.' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function accessTo(isPublic: boolean, { access }: BucketOptions): BucketAccess {
  return isPublic ? { ...access, keys: null } : access;
}

async function refusalError(answer: OtherServiceAnswer, access: BucketAccess): Promise<RequestError> {
  const refusal = await refusalOf(answer);
  if (answer.status === 404 && refusal.code !== 'NoSuchBucket')
    return new RequestError(404, { detail: 'There is no such image.' });
  return away(refused(refusal, access), 502);
}

/** The conditions and the range of a request. Object storage knows no `If-Range`: then all is sent, as without a range. */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const { range, 'if-range': ifRange } = headers;
  return Object.fromEntries([
    ...CONDITIONS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
    ...(range !== undefined && ifRange === undefined && ONE_RANGE.test(range) ? [['range', range] as const] : []),
  ]);
}

function typeOf(key: string): string {
  return TYPES.find(([ending]) => ending.test(key))?.[1] ?? 'application/octet-stream';
}

function away({ message }: BucketFault, status: number): RequestError {
  return new RequestError(status, { detail: `The bucket of this image cannot be read: ${message}.` });
}
