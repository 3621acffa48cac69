import { pipeline, Transform, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { OriginalImage } from '#service/media/original-image.ts';
import {
  MOST_BYTES,
  ORIGINAL_STATUSES,
  originalHeaders,
  sendOriginal,
  typeOf,
  WHOLE_MS,
  wholeOriginal,
} from '#service/media/send-original.ts';
import { askWithin } from '#service/other-service/ask-within.ts';
import { noAnswerError } from '#service/other-service/no-answer-error.ts';
import { NoAnswer } from '#service/other-service/no-answer.ts';
import type {
  OtherServiceAnswer,
  OtherServiceClient,
  OtherServiceRequest,
} from '#service/other-service/other-service-client.ts';
import { copiedImageOf } from '#service/record-links.ts';
import { RequestError } from '#service/request-error.ts';
import { inertHeaders } from '#service/upstream/inert-headers.ts';
import { encodedAddress } from '#service/upstream/named-addresses.ts';
import { SOURCE_MS, type CopySource } from './copy-source.ts';

/** Instead of the dashboard's policy: an image of another service may run and load nothing. */
const POLICY = "sandbox; default-src 'none'";
/** What a service says of a file whose type it does not know. */
const UNTYPED = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/**
 * An image at the source's origin, which is asked for with the copy's token; null where no record has that address (any more).
 *
 * @param path as `copiedImageOf` reads it
 */
export async function sourceImage(
  database: Database,
  path: string,
  copy: CopySource,
  client: OtherServiceClient,
): Promise<OriginalImage | null> {
  const found = copiedImageOf(path);
  if (found === null) return null;
  const size = found.list === 'captures' ? sql.ref('size_bytes') : sql`0`;
  const { rows } = await sql<{ image: string | null; size: number | null }>`select image, ${size} as size
    from ${sql.table(found.list)} where id = ${found.id}`.execute(database);
  const [row] = rows;
  const { origin } = new URL(copy.source);
  if (row?.image?.startsWith(`${origin}/`) !== true || !found.isOf(row.image)) return null;
  const { pathname, search } = new URL(encodedAddress(row.image));
  const { token, timeoutMs = SOURCE_MS } = copy;

  const ask = async (method: string, headers: OtherServiceRequest['headers'], signal: AbortSignal) => {
    const sent = {
      ...headers,
      accept: 'image/*',
      'accept-encoding': 'identity',
      ...(token !== null && { authorization: `Token ${token}` }),
    };
    const asked = await askWithin(origin, pathname + search, (target) =>
      client.ask(origin, target, { method, headers: sent, signal, timeoutMs }),
    ).catch((error: unknown) => {
      throw error instanceof NoAnswer ? noAnswerError(error, origin, timeoutMs) : error;
    });
    if ('answer' in asked) refuseOther(asked.answer, origin);
    return asked;
  };
  return {
    // With the address, which is in the path here, the size tells whether it has changed: the source says no time of its file.
    sizeBytes: row.size ?? 0,
    modifiedMs: 0,
    content: async () => {
      const asked = await ask('GET', {}, AbortSignal.timeout(WHOLE_MS));
      if ('elsewhere' in asked) throw leadsElsewhere(asked.elsewhere);
      return wholeOriginal(asked.answer).catch((error: unknown) => {
        throw error instanceof RequestError ? error : noAnswerError(error as Error, origin, timeoutMs);
      });
    },
    send: async (request: FastifyRequest, reply: FastifyReply) => {
      const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
      const asked = await ask(method, originalHeaders(request), request.signal).catch((error: unknown) => {
        // Never settled: the client has left, and an error would be logged.
        if (request.signal.aborted) return new Promise<never>(() => {});
        throw error;
      });
      if ('elsewhere' in asked) return reply.redirect(asked.elsewhere.href, 302);
      const { answer } = asked;
      const { 'content-type': type = '', 'content-disposition': disposition } = inertHeaders(answer.headers);
      reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
      if (disposition !== undefined && type === 'image/svg+xml') reply.header('content-disposition', disposition);
      const isTyped = type.startsWith('image/');
      return sendOriginal(limited(answer), isTyped ? type : typeOf(pathname), reply);
    },
  };
}

/** @throws RequestError where the answer is not an image that may be sent */
function refuseOther({ status, headers, body }: OtherServiceAnswer, origin: string): void {
  const detail = whyOther(status, headers, origin);
  if (detail === null) return;
  body.destroy();
  throw new RequestError([404, 410].includes(status) ? 404 : 502, { detail });
}

function whyOther(status: number, headers: OtherServiceAnswer['headers'], origin: string): string | null {
  if (status === 401 || status === 403)
    return `${origin} refuses this image to the token of this copy (${status}), or wants one (NOCTUARY_UPSTREAM_TOKEN).`;
  if (status === 404 || status === 410) return `${origin} has no such image any more.`;
  if (!ORIGINAL_STATUSES.includes(status)) return `${origin} answered with ${status} where an image should be.`;
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES)
    return `The image at ${origin} is larger than ${MOST_BYTES / 1e6} MB.`;
  const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
  const isImage = status > 206 || /^image\//i.test(type.trim()) || UNTYPED.has(type.trim().toLowerCase());
  return isImage ? null : `${origin} answered with ${type.trim().slice(0, 100)} where an image should be.`;
}

function leadsElsewhere({ origin }: URL): RequestError {
  const detail = `The image is at ${origin}, where this copy asks for nothing, so there is no thumbnail of it.`;
  return new RequestError(502, { detail });
}

/** An answer that does not say its length, up to the largest one. */
function limited(answer: OtherServiceAnswer): OtherServiceAnswer {
  if (answer.headers['content-length'] !== undefined || answer.status > 206) return answer;
  let size = 0;
  const counted = new Transform({
    transform: (part: Buffer, _encoding, passOn) => {
      size += part.length;
      passOn(size > MOST_BYTES ? new Error(`The image is larger than ${MOST_BYTES / 1e6} MB.`) : null, part);
    },
  });
  // An error at either end ends the other.
  const body: Readable = pipeline(answer.body, counted, () => {});
  return { ...answer, body: body as OtherServiceAnswer['body'] };
}
