import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is for data, not for the dashboard's own files. By the route that was found, since `/%61pi/` finds
 * `/api/` too; by the path where none was.
 */
export function holdsData(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  // What describes the interface holds none of it, and browsers open those pages without a token.
  if (url !== undefined && /^\/api\/(docs(\/|$)|v2\/schema\/)/.test(url)) return false;
  return /^\/(api|media)(\/|\?|$)/.test(url ?? request.url);
}
