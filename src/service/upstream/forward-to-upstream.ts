import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import { varyByToken } from '#service/protection/vary-by-token.ts';
import { RequestError } from '#service/request-error.ts';
import { inertHeaders } from './inert-headers.ts';
import { locationHere } from './location-here.ts';

const PREFIX = '/api/v2';
const READING = 'GET, HEAD, OPTIONS';
const LAST_STATUS = 599;
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
/** Of every answer, in place of the dashboard's own policy: what the other service sends may run and load nothing. */
const POLICY = "sandbox; default-src 'none'";

/** Among the headers of a request, since the proxy hands on nothing else of it. */
const SIGNAL = Symbol('signal');
type WithSignal = IncomingHttpHeaders & { [SIGNAL]?: AbortSignal };

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
  await app.register(async (routes) => {
    routes.addHook('onSend', (request, reply, _payload, done) => {
      reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
      varyByToken(reply, request.headers.authorization !== undefined);
      done();
    });
    routes.setErrorHandler((error: UpstreamError, _request, reply) => {
      if (statusOf(error) < 500) throw error;
      // They are of the answer that failed: a 502 with its length, its encoding or its time to live would be wrong.
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      throw error instanceof RequestError ? error : failure(error, upstream.origin, timeoutMs);
    });
    await routes.register(httpProxy, {
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
      undici: upstreamPool(upstream.origin, {
        connections: 32,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        connect: { timeout: timeoutMs, rejectUnauthorized: true },
      }),
      replyOptions: {
        // One request here is one request there.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => {
          const passed = only(REQUEST_HEADERS, headers);
          // An order is not ended: it would be unknown whether it was made. And the signal of a request whose body is
          // read here is aborted with the end of that body.
          return /^(GET|HEAD)$/.test(request.method) ? endedBy(request.signal, passed) : passed;
        },
        rewriteHeaders: inertHeaders,
        onResponse: (request, reply, response) => {
          const answer = response as unknown as UpstreamAnswer;
          const { statusCode, stream } = answer;
          // What throws here would end the process: undici calls this outside of all that waits for the answer.
          try {
            const asked = `${upstream.origin}${upstreamPrefix}${request.url.slice(PREFIX.length)}`;
            const location = locationHere(answer, asked, `${upstream.origin}${upstreamPrefix}/`, PREFIX);
            if (location !== null) reply.header('location', location);
            if (statusCode === 204 || statusCode === 304) {
              // undici waits for as many bytes as the header of a 304 announces, although it has none.
              stream.on('error', () => {}).resume();
              void reply.removeHeader('content-length').removeHeader('content-type').send();
            }
            // The package refuses such a status by itself, and calls this all the same.
            else if (statusCode > LAST_STATUS) discard(stream);
            else void reply.send(stream);
          } catch (error) {
            discard(stream);
            void reply.send(error);
          }
        },
        onError: (reply, { error }) => void reply.send(error),
      },
    });
  });
}

type UpstreamError = Error & { statusCode?: number; code?: string };

interface UpstreamAnswer {
  statusCode: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  stream: Readable;
}

/** Ends an answer that is not read. Without a listener its error would end the process. */
function discard(stream: Readable): void {
  stream.on('error', () => {}).destroy();
}

function refusal(request: FastifyRequest, reply: FastifyReply): RequestError | undefined {
  const [path = ''] = request.url.split('?', 1);
  if (!(request.routeOptions.url ?? path).startsWith(PREFIX)) return undefined;
  const isPost = POSTS.test(path);
  if (/^(GET|HEAD|OPTIONS)$/.test(request.method) || (isPost && request.method === 'POST')) return undefined;
  reply.header('allow', isPost ? `${READING}, POST` : READING);
  return new RequestError(405, { detail: `${request.method} is not handed on to the service behind this one.` });
}

function statusOf(error: UpstreamError | RequestError): number {
  return error instanceof RequestError ? error.status : (error.statusCode ?? 500);
}

/** What went wrong between the two services, also in the middle of an answer; the log has the cause. */
function failure(error: UpstreamError, origin: string, timeoutMs: number): RequestError {
  const isLate = error.statusCode === 504 || error.code === 'UND_ERR_BODY_TIMEOUT';
  if (isLate) return new RequestError(504, { detail: `${origin} did not answer within ${timeoutMs / 1_000} seconds.` });
  const detail =
    error.code === 'UND_ERR_SOCKET'
      ? `${origin} closed the connection before its answer was complete.`
      : `${origin} could not be asked: ${reasonOf(error)}.`;
  return new RequestError(502, { detail });
}

function reasonOf(error: UpstreamError): string {
  if (error.code === 'FST_REPLY_FROM_BAD_GATEWAY') return 'its answer has a status that HTTP does not have';
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause instanceof AggregateError ? cause.errors.map(String).join(', ') : cause.message;
}

function only(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** These headers, for a request that ends when `signal` is aborted, without an answer. */
function endedBy(signal: AbortSignal, headers: IncomingHttpHeaders): WithSignal {
  return { ...headers, [SIGNAL]: signal };
}

/**
 * Connections to another service. The proxy itself never ends a request there: while the other service hangs, requests
 * of clients that have given up would keep all connections.
 */
function upstreamPool(origin: string, options: Pool.Options) {
  const pool = new Pool(origin, options);
  const request = (asked: Dispatcher.RequestOptions, done: (error: Error | null, answer?: unknown) => void): void => {
    const signal = (asked.headers as WithSignal)[SIGNAL];
    pool.request({ ...asked, ...(signal && { signal }) }, (error, answer) => {
      // The proxy would log an error for a client that has left.
      if (signal?.aborted !== true) done(error, answer);
    });
  };
  return { request: request as Dispatcher['request'], destroy: () => pool.destroy() };
}
