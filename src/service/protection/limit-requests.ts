import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '#service/request-error.ts';
import { holdsData } from './holds-data.ts';

/** Longest path with its query, in bytes. The longest request of the dashboard has a tenth of it. */
const LONGEST_URL = 4_096;
/** The other service sees all readers at one address, so guesses of a password are counted here. */
const LOGINS_PER_MINUTE = 10;
/** Log-ins that are handed on to the other service, from a front or from a copy. */
const LOGINS = /^\/api\/v2\/(auth\/token|copy)\/login\/?$/;

/**
 * Refuses addresses that are too long (414), bodies of other types than JSON (415), and clients with more than
 * `requestsPerMinute` data requests or 10 logins (429; 0: neither is limited). An IPv6 network of 64 bits counts as one
 * client.
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
    errorResponseBuilder: (_request, { ttl }) => tooMany(`${requestsPerMinute} requests`, ttl / 1_000),
  });
  app.addHook('onRequest', app.rateLimit());
  const countLogin = app.createRateLimit({ max: LOGINS_PER_MINUTE, allowList: [] });
  app.addHook('onRequest', async (request) => {
    const login = isLogin(request) ? await countLogin(request) : null;
    if (login?.isAllowed !== false || !login.isExceeded) return;
    throw tooMany(`${LOGINS_PER_MINUTE} logins`, login.ttlInSeconds, { 'retry-after': String(login.ttlInSeconds) });
  });
}

function isLogin({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && LOGINS.test(url.split('?', 1)[0] ?? '');
}

function tooMany(what: string, seconds: number, headers: Record<string, string> = {}): RequestError {
  return new RequestError(
    429,
    { detail: `More than ${what} in a minute: wait ${Math.ceil(seconds)} seconds.` },
    headers,
  );
}
