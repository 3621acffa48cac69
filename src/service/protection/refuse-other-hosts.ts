import type { FastifyInstance } from 'fastify';
import { RequestError } from '#service/request-error.ts';
import { answersFor } from './answered-hosts.ts';

/** Longest name in DNS. */
const LONGEST_NAME = 253;

/**
 * Answers 421 where `Host` names neither this machine nor an allowed host (`ALLOWED_HOSTS`). A request without `Host`,
 * as in HTTP 1.0, does not come from a browser.
 */
export function refuseOtherHosts(app: FastifyInstance, allowed: readonly string[]): void {
  const isAnswered = answersFor(allowed);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    if (host === '' || isAnswered(host)) return done();
    const name = host.slice(0, LONGEST_NAME);
    const detail = `This service does not answer for the host "${name}". If that is its name, set ALLOWED_HOSTS=${name}, or PUBLIC_URL behind a proxy, and restart it.`;
    return done(new RequestError(421, { detail }));
  });
}
