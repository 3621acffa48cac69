import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Answers with JSON, `Content-Type: application/json` and `Vary: Accept` (spec 1). `format=api` asks for the rendering
 * that people read: the same JSON, indented. A reader who has the same bytes already (`If-None-Match`) gets 304 without
 * them. A buffer, because Fastify would add a charset to the type of a text.
 */
export function sendJson(reply: FastifyReply, parameters: URLSearchParams, body: unknown): FastifyReply {
  const bytes = Buffer.from(JSON.stringify(body, null, parameters.get('format') === 'api' ? 2 : undefined));
  reply.header('content-type', 'application/json').header('vary', 'Accept');
  if (reply.statusCode !== 200) return reply.send(bytes);
  // Weak: the same record may go out compressed or not.
  const tag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  const known = reply.request.headers['if-none-match']?.split(',').map((one) => one.trim());
  return known?.some((one) => one === tag || one === '*') ? reply.code(304).send() : reply.send(bytes);
}
