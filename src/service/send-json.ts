import type { FastifyReply } from 'fastify';

/**
 * Answers with JSON, `Content-Type: application/json` and `Vary: Accept` (spec 1). `format=api` asks for the rendering
 * that people read: the same JSON, indented. A buffer, because Fastify would add a charset to the type of a text.
 */
export function sendJson(reply: FastifyReply, parameters: URLSearchParams, body: unknown): FastifyReply {
  const text = JSON.stringify(body, null, parameters.get('format') === 'api' ? 2 : undefined);
  return reply.header('content-type', 'application/json').header('vary', 'Accept').send(Buffer.from(text));
}
