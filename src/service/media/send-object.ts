import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketClient, refusalOf, type BucketOptions } from '#service/bucket/bucket-client.ts';
import { BucketFault, refused } from '#service/bucket/bucket-fault.ts';
import type { BucketAccess, BucketPlace } from '#service/bucket/bucket-place.ts';
import type { OtherServiceAnswer } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';
import { ORIGINAL_STATUSES, originalHeaders, sendOriginal, typeOf, WHOLE_MS, wholeOriginal } from './send-original.ts';

export interface IndexedObject {
  place: BucketPlace;
  key: string;
  /** whether it was indexed without keys */
  isPublic: boolean;
}

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
    .ask(key, { method, headers: originalHeaders(request), signal: request.signal })
    .catch((error: unknown) => {
      // Never settled: the client has left, and an error would be logged.
      if (request.signal.aborted) return new Promise<never>(() => {});
      throw error instanceof BucketFault ? away(error, 504) : error;
    });
  if (!ORIGINAL_STATUSES.includes(answer.status)) throw await refusalError(answer, access);
  return sendOriginal(answer, typeOf(key), reply);
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
  return wholeOriginal(answer);
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

function away({ message }: BucketFault, status: number): RequestError {
  return new RequestError(status, { detail: `The bucket of this image cannot be read: ${message}.` });
}
