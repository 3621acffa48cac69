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
/** POST requests that are forwarded: order, count and cancel an export (spec 2.6), and get a token. */
const POSTS = /^\/api\/v2\/(exports\/|exports\/count\/|exports\/\d+\/cancel\/|auth\/token\/login\/)$/;

/** Request headers that are forwarded. Not cookies, the referrer, or headers that identify this process as a proxy. */
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
/** The policy of every forwarded answer, instead of the dashboard's: its content may run and load nothing. */
const POLICY = "sandbox; default-src 'none'";

/** Passed among the headers of a request, since the proxy forwards nothing else of it. */
const SIGNAL = Symbol('signal');
type WithSignal = IncomingHttpHeaders & { [SIGNAL]?: AbortSignal };

/**
 * Forwards `/api/v2/` to another service of this interface, since browsers may only send requests to their own origin
 * and such services send no CORS headers. Safe methods and a few POSTs are forwarded, everything else is 405. Without
 * an answer the client gets 502, after a time-out 504.
 *
 * @param upstreamUrl http(s) address that `/api/v2/` is appended to, without a trailing slash
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
      // These headers belong to the failed answer: its length, encoding or max-age would be wrong for a 502.
      for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
      throw error instanceof RequestError ? error : failure(error, upstream.origin, timeoutMs);
    });
    await routes.register(httpProxy, {
      upstream: upstream.origin,
      prefix: PREFIX,
      rewritePrefix: upstreamPrefix,
      // All redirects are handled below.
      internalRewriteLocationHeader: false,
      httpMethods: ['GET', 'HEAD', 'OPTIONS', 'POST'],
      // Bodies are parsed here, so that the limits of size and type apply.
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
        // No retries: one request here is one request there.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => {
          const passed = only(REQUEST_HEADERS, headers);
          // An order is not aborted: it would be unknown whether it was stored. And the signal of a request whose body
          // is parsed here is aborted at the end of that body.
          return /^(GET|HEAD)$/.test(request.method) ? endedBy(request.signal, passed) : passed;
        },
        rewriteHeaders: inertHeaders,
        onResponse: (request, reply, response) => {
          const answer = response as unknown as UpstreamAnswer;
          const { statusCode, stream } = answer;
          // An exception here would end the process: undici calls this outside the promise of the answer.
          try {
            const asked = `${upstream.origin}${upstreamPrefix}${request.url.slice(PREFIX.length)}`;
            const location = locationHere(answer, asked, `${upstream.origin}${upstreamPrefix}/`, PREFIX);
            if (location !== null) reply.header('location', location);
            if (statusCode === 204 || statusCode === 304) {
              // undici waits for as many bytes as the header of a 304 announces, although it has none.
              stream.on('error', () => {}).resume();
              void reply.removeHeader('content-length').removeHeader('content-type').send();
            }
            // The package rejects such a status by itself, but still calls this.
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

/** Discards an answer without reading it. Without a listener its error would end the process. */
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

/** The error for a failure between the two services, also in the middle of an answer; the log has the cause. */
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

/** Headers of a request that is aborted with `signal`. */
function endedBy(signal: AbortSignal, headers: IncomingHttpHeaders): WithSignal {
  return { ...headers, [SIGNAL]: signal };
}

/**
 * A pool of connections to another service. The proxy itself never aborts a request: if the other service hangs,
 * requests of clients that have left would occupy all connections.
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
