import type { FastifyRequest } from 'fastify';
import { isLoopback, parseHost } from './answered-hosts.ts';

/** Proxies add them: the request is then of somebody behind a proxy on this machine. */
const FORWARDING = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** What a request without the right to write is answered. */
export const NOT_ALLOWED =
  'This needs the right to write: a token of NOCTUARY_TOKENS with ":write" at its end or, where the service has no ' +
  'tokens and has no PUBLIC_URL, a request from the same machine for localhost and through no proxy.';

/**
 * Whether a request may write what the service keeps of projects. Where the service has tokens: with one that has the
 * right (`name:token:write`). Where it has none: the user of this machine alone, whose request comes from a loopback
 * address for a loopback `Host`, through no proxy; with a public address there is one. Pages of other sites are refused before
 * (`refuseOtherSites`).
 */
export function mayWrite(request: FastifyRequest, publicUrl: string | null): boolean {
  if (request.tokenMayWrite !== null) return request.tokenMayWrite;
  return publicUrl === null && isOwnUser(request);
}

function isOwnUser({ socket, headers }: FastifyRequest): boolean {
  const address = parseHost(socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '');
  const host = parseHost(headers.host ?? '');
  if (address === null || host === null || !isLoopback(address.name) || !isLoopback(host.name)) return false;
  return !Object.keys(headers).some((name) => FORWARDING.has(name) || name.startsWith('x-forwarded-'));
}
