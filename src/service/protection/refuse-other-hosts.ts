import type { FastifyInstance } from 'fastify';
import { RequestError } from '#service/request-error.ts';
import { answersFor } from './answered-hosts.ts';

/** Longest name in DNS. */
const LONGEST_NAME = 253;

/**
 * Answers 421 where `Host` names neither this machine nor an allowed host (`ALLOWED_HOSTS`). A request without `Host`,
 * as in HTTP 1.0, does not come from a browser. Two `Host` headers are 400 (RFC 9112 3.2): others may read the second one.
 */
export function refuseOtherHosts(app: FastifyInstance, allowed: readonly string[]): void {
  const isAnswered = answersFor(allowed);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    if (isTwice(request.raw.rawHeaders)) {
      return done(new RequestError(400, { detail: 'The request has more than one Host header; it may have one.' }));
    }
    if (host === '' || isAnswered(host)) return done();
    const name = host.slice(0, LONGEST_NAME);
    const detail = `This service does not answer for the host "${name}". If that is its name, set ALLOWED_HOSTS=${name}, or PUBLIC_URL behind a proxy, and restart it.`;
    return done(new RequestError(421, { detail }));
  });
}

/** Node keeps the first `Host` in `headers`, and all in the raw ones: names and values in turns. */
function isTwice(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}
