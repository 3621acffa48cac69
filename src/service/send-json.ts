import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { COUNTS_HEADER } from '#contract/headers/counts-header.ts';

/**
 * Answers with JSON, `Content-Type: application/json` and `Vary: Accept` (spec 1). `format=api` asks for the
 * human-readable form: the same JSON, indented. A client that has the same bytes already (`If-None-Match`) gets 304
 * without a body. The body is a buffer, because Fastify would add a charset to the type of a string.
 */
export function sendJson(reply: FastifyReply, parameters: URLSearchParams, body: unknown): FastifyReply {
  const bytes = Buffer.from(JSON.stringify(body, null, parameters.get('format') === 'api' ? 2 : undefined));
  const { method, headers } = reply.request;
  // The headers of the complete answer also apply to a 304 and to HEAD, which are never compressed.
  const isPacked = /\b(br|gzip)\b/i.test(headers['accept-encoding']?.toString() ?? '');
  reply.header('content-type', 'application/json').header('vary', isPacked ? 'Accept, accept-encoding' : 'Accept');
  if (reply.statusCode !== 200 || !/^(GET|HEAD)$/.test(method)) return reply.send(bytes);
  // A 304 cannot remove a stored header: when counts become complete, the ETag has to change.
  const counts = String(reply.getHeader(COUNTS_HEADER) ?? '');
  const digest = createHash('sha1').update(bytes).update(counts).digest('base64url');
  // Weak: the same body may be sent compressed or not.
  reply.header('etag', `W/"${digest}"`).header('cache-control', 'no-cache');
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === `"${digest}"` || tag === '*') !== true) return reply.send(bytes);
  // The length in an answer to HEAD is that of GET's body.
  return method === 'HEAD' ? reply.code(304).send(bytes) : reply.code(304).send();
}
