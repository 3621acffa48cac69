import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '#service/request-error.ts';
import { holdsData } from './holds-data.ts';

/** Longest path with its query, in bytes. The longest request of the dashboard has a tenth of it. */
const LONGEST_URL = 4_096;

/**
 * Refuses addresses that are too long (414), bodies of other types than JSON (415), and clients with more than
 * `requestsPerMinute` data requests (429; 0: no limit). An IPv6 network of 64 bits counts as one client.
 */
export async function limitRequests(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  // Fastify also parses text by default; no route uses it.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, _reply, done) => {
    const length = Buffer.byteLength(request.raw.url ?? '');
    if (length <= LONGEST_URL) return done();
    const detail = `The address has ${length} bytes; ${LONGEST_URL} are the most.`;
    return done(new RequestError(414, { detail }));
  });
  if (requestsPerMinute === 0) return;
  const counters = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const none = Object.fromEntries(counters.map((name) => [name, false]));
  await app.register(rateLimit, {
    // As a hook of the whole app it also counts requests without a route, which may be guesses of tokens.
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !holdsData(request),
    addHeaders: { ...none, 'retry-after': true },
    addHeadersOnExceeding: none,
    errorResponseBuilder: (_request, { ttl }) => {
      const detail = `More than ${requestsPerMinute} requests in a minute: wait ${Math.ceil(ttl / 1_000)} seconds.`;
      return new RequestError(429, { detail });
    },
  });
  app.addHook('onRequest', app.rateLimit());
}
