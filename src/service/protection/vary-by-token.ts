import type { FastifyReply } from 'fastify';

/**
 * Makes caches separate answers by token, so that a browser that has forgotten its token does not show them any more.
 * `isPersonal`: the answer depends on a token, so a shared cache must not store it.
 */
export function varyByToken(reply: FastifyReply, isPersonal: boolean): void {
  const [caching, vary] = [reply.getHeader('cache-control'), reply.getHeader('vary')];
  reply.header('vary', vary === undefined ? 'authorization' : `${String(vary)}, authorization`);
  if (isPersonal && typeof caching === 'string') {
    reply.header('cache-control', caching.replace(/\bpublic\b/, 'private'));
  }
}
