import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '#service/request-error.ts';

/** A page of another origin may not order or cancel anything here: 403 to whatever does more than read. */
export function refuseOtherSites(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || isFromHere(request, publicOrigin)) return done();
    const detail =
      'Pages of other origins may not ask for this. Behind a proxy that changes the host, PUBLIC_URL has to be set.';
    return done(new RequestError(403, { detail }));
  });
}

/** Browsers say where a request comes from; what is no browser may say nothing. */
function isFromHere({ headers }: FastifyRequest, publicOrigin: string | null): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Older browsers, and plain HTTP to another machine: the origin alone.
  return origin === undefined || origin === publicOrigin || origin.replace(/^https?:\/\//, '') === host;
}
