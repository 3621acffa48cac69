import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '#service/request-error.ts';

const PREFIX = '/api/v2';
const READING = 'GET, HEAD, OPTIONS';
/** What may be sent there: to order and to cancel an export (spec 2.6), and to get a token. */
const POSTS = /^\/api\/v2\/(exports\/|exports\/\d+\/cancel\/|auth\/token\/login\/)$/;

/** All else stays here: cookies, where the browser came from, and what would make this process look like a proxy. */
const REQUEST_HEADERS = [
  'host',
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'user-agent',
];
/** All else stays there: cookies, and rules for browsers, which are this service's own. */
const ANSWER_HEADERS = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
];

/**
 * Hands `/api/v2/` on to another service of this interface, since browsers may ask their own origin only and such
 * services send no CORS headers. Reading and a few POSTs pass, the rest is 405. No answer is 502, a late one 504.
 *
 * @param upstreamUrl http(s) address that `/api/v2/` is appended to, without a slash at its end
 */
export async function forwardToUpstream(app: FastifyInstance, upstreamUrl: string, timeoutMs: number): Promise<void> {
  const upstream = new URL(upstreamUrl);
  const upstreamPrefix = `${upstream.pathname.replace(/\/$/, '')}${PREFIX}`;

  app.addHook('onRequest', (request, reply, done) => done(refusal(request, reply)));
  await app.register(httpProxy, {
    upstream: upstream.origin,
    prefix: PREFIX,
    rewritePrefix: upstreamPrefix,
    // Redirects are read below, all kinds of them.
    internalRewriteLocationHeader: false,
    httpMethods: ['GET', 'HEAD', 'OPTIONS', 'POST'],
    // Bodies are read here, so that the limits of size and type hold for them.
    proxyPayloads: false,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      connections: 32,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      // The package's own default trusts any certificate, and tokens pass here.
      connect: { timeout: timeoutMs, rejectUnauthorized: true },
    },
    replyOptions: {
      // One request here is one request there.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => only(REQUEST_HEADERS, headers),
      rewriteHeaders: (headers) => only(ANSWER_HEADERS, headers),
      onResponse: (request, reply, response) => {
        const { statusCode, headers, stream } = response as unknown as UpstreamAnswer;
        const { location } = headers;
        if (statusCode < 300 || statusCode > 399 || location === undefined) {
          void reply.send(stream);
          return;
        }
        const target = new URL(location, `${upstream.origin}${upstreamPrefix}${request.url.slice(PREFIX.length)}`);
        if (target.origin === upstream.origin && target.pathname.startsWith(`${upstreamPrefix}/`)) {
          void reply
            .header('location', `${PREFIX}${target.pathname.slice(upstreamPrefix.length)}${target.search}`)
            .send(stream);
          return;
        }
        stream.destroy();
        for (const name of ANSWER_HEADERS) reply.removeHeader(name);
        const detail = `The service behind this one redirects to ${target.origin}${target.pathname}, which is not followed.`;
        void reply.send(new RequestError(502, { detail }));
      },
      onError: (reply, { error }) => {
        void reply.send(failure(error, upstream.origin, timeoutMs));
      },
    },
  });
}

interface UpstreamAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: NodeJS.ReadableStream & { destroy: () => void };
}

function refusal(request: FastifyRequest, reply: FastifyReply): RequestError | undefined {
  const [path = ''] = request.url.split('?', 1);
  if (!(request.routeOptions.url ?? path).startsWith(PREFIX)) return undefined;
  const isPost = POSTS.test(path);
  if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || (isPost && request.method === 'POST')) return undefined;
  reply.header('allow', isPost ? `${READING}, POST` : READING);
  return new RequestError(405, { detail: `${request.method} is not handed on to the service behind this one.` });
}

/** What went wrong between the two services; the log has the cause. */
function failure(error: Error & { statusCode?: number }, origin: string, timeoutMs: number): RequestError {
  const isLate = error.statusCode === 504;
  const detail = isLate
    ? `${origin} did not answer within ${timeoutMs / 1_000} seconds.`
    : `${origin} could not be asked: ${reasonOf(error)}.`;
  return new RequestError(isLate ? 504 : 502, { detail });
}

function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause instanceof AggregateError ? cause.errors.map(String).join(', ') : cause.message;
}

function only(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
