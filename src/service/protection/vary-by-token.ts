import type { FastifyReply } from 'fastify';

/**
 * Makes caches separate answers by the token they were read with, so that a browser that forgot its token does not
 * show them any more. `isPersonal`: a token was read, so a cache shared by several readers may not keep the answer.
 */
export function varyByToken(reply: FastifyReply, isPersonal: boolean): void {
  const [caching, vary] = [reply.getHeader('cache-control'), reply.getHeader('vary')];
  reply.header('vary', vary === undefined ? 'authorization' : `${String(vary)}, authorization`);
  if (isPersonal && typeof caching === 'string') {
    reply.header('cache-control', caching.replace(/\bpublic\b/, 'private'));
  }
}
