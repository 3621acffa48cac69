import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '#service/request-error.ts';

/** A page of another origin may not write here: 403 for all but safe methods. */
export function refuseOtherSites(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || isFromHere(request, publicOrigin)) return done();
    const detail =
      'Pages of other origins may not ask for this. Behind a proxy that changes the host, PUBLIC_URL has to be set.';
    return done(new RequestError(403, { detail }));
  });
}

/** Browsers send the origin of a request; other clients need not. */
function isFromHere({ headers }: FastifyRequest, publicOrigin: string | null): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Older browsers, and plain HTTP to another machine, send only `Origin`.
  return origin === undefined || origin === publicOrigin || origin.replace(/^https?:\/\//, '') === host;
}
