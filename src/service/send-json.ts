import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { COUNTS_HEADER } from '#contract/counts-header.ts';

/**
 * Answers with JSON, `Content-Type: application/json` and `Vary: Accept` (spec 1). `format=api` asks for the rendering
 * that people read: the same JSON, indented. A reader who has the same bytes already (`If-None-Match`) gets 304 without
 * them. A buffer, because Fastify would add a charset to the type of a text.
 */
export function sendJson(reply: FastifyReply, parameters: URLSearchParams, body: unknown): FastifyReply {
  const bytes = Buffer.from(JSON.stringify(body, null, parameters.get('format') === 'api' ? 2 : undefined));
  const { method, headers } = reply.request;
  // What is said of the whole answer is said of a 304 and to HEAD too, which are never packed themselves.
  const isPacked = /\b(br|gzip)\b/i.test(headers['accept-encoding']?.toString() ?? '');
  reply.header('content-type', 'application/json').header('vary', isPacked ? 'Accept, accept-encoding' : 'Accept');
  if (reply.statusCode !== 200 || !/^(GET|HEAD)$/.test(method)) return reply.send(bytes);
  // A 304 takes no header away: that counts are complete now has to come as an answer of its own.
  const counts = String(reply.getHeader(COUNTS_HEADER) ?? '');
  const digest = createHash('sha1').update(bytes).update(counts).digest('base64url');
  // Weak: the same record may go out compressed or not.
  reply.header('etag', `W/"${digest}"`).header('cache-control', 'no-cache');
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === `"${digest}"` || tag === '*') !== true) return reply.send(bytes);
  // What HEAD says of the length is that of what GET would send.
  return method === 'HEAD' ? reply.code(304).send(bytes) : reply.code(304).send();
}
