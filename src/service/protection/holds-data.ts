import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for data, not for the dashboard's files. Decided by the matched route, since `/%61pi/` matches
 * `/api/` too; by the path where no route matched.
 */
export function holdsData(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  // The description of the interface contains no data, and browsers open it without a token.
  if (url !== undefined && /^\/api\/(docs(\/|$)|v2\/schema\/)/.test(url)) return false;
  return /^\/(api|media)(\/|\?|$)/.test(url ?? request.url);
}
