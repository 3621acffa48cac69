import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noAnswerError } from '#service/other-service/no-answer-error.ts';
import type { OtherServiceClient } from '#service/other-service/other-service-client.ts';
import { varyByToken } from '#service/protection/vary-by-token.ts';
import { RequestError } from '#service/request-error.ts';
import { fileRoute } from './file-route.ts';
import { inertHeaders } from './inert-headers.ts';
import { locationHere } from './location-here.ts';
import { namedAddresses } from './named-addresses.ts';
import { noteNames } from './note-names.ts';

const PREFIX = '/api/v2';
const READING = 'GET, HEAD, OPTIONS';
/** POST requests that are forwarded: order, count and cancel an export (spec 2.6), log in and out. */
const POSTS = /^\/api\/v2\/(exports\/|exports\/count\/|jobs\/\d+\/cancel\/|auth\/token\/log(in|out)\/)$/;

/** Lists and records that name images and files. */
const NAMING = /^\/api\/v2\/(captures|deployments|events|exports|occurrences|projects|taxa)\//;

/** Request headers that are forwarded. Not cookies, the referrer, or headers that identify this process as a proxy. */
const REQUEST_HEADERS = [
  'host',
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
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
 * Forwards `/api/v2/` to another service of this interface, and files that its records name, since browsers may only send
 * requests to their own origin and such services send no CORS headers. Safe methods and a few POSTs are forwarded, everything else is 405. Without
 * an answer the client gets 502, after a time-out 504.
 *
 * @param upstreamUrl http(s) address that `/api/v2/` is appended to, without a trailing slash
 *
 * @param client which ends its connections when the app closes
 */
export async function forwardToUpstream(
  app: FastifyInstance,
  upstreamUrl: string,
  client: OtherServiceClient,
  timeoutMs: number,
): Promise<void> {
  const upstream = new URL(upstreamUrl);
  const names = namedAddresses(upstreamUrl);
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
      if (error instanceof RequestError) throw error;
      // The log has the cause.
      throw noAnswerError(error.cause instanceof Error ? error.cause : error, upstream.origin, timeoutMs);
    });
    fileRoute(routes, { origin: upstream.origin, prefix: upstreamPrefix, names, client, timeoutMs });
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
      undici: requestsBy(client, timeoutMs),
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
          // An exception here would end the process: the package calls this outside the promise of the answer.
          try {
            const asked = `${upstream.origin}${upstreamPrefix}${request.url.slice(PREFIX.length)}`;
            const location = locationHere(answer, asked, `${upstream.origin}${upstreamPrefix}/`, PREFIX);
            if (location !== null) reply.header('location', location);
            if (statusCode === 204 || statusCode === 304) {
              stream.resume();
              void reply.removeHeader('content-length').removeHeader('content-type').send();
            } else if (statusCode === 200 && NAMING.test(request.url) && request.method === 'GET') {
              void reply.send(noteNames(stream, answer.headers['content-encoding']?.toString(), names));
            } else void reply.send(stream);
          } catch (error) {
            stream.destroy();
            void reply.send(error);
          }
        },
        onError: (reply, { error }) => void reply.send(error),
      },
    });
  });
}

type UpstreamError = Error & { statusCode?: number };

interface UpstreamAnswer {
  statusCode: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  stream: Readable;
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

function only(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** Headers of a request that is aborted with `signal`. */
function endedBy(signal: AbortSignal, headers: IncomingHttpHeaders): WithSignal {
  return { ...headers, [SIGNAL]: signal };
}

/** What the proxy takes in place of undici's options; its types name the whole of undici. */
type ProxyClient = NonNullable<FastifyHttpProxyOptions['undici']>;

interface Asked {
  origin: string;
  path: string;
  method: string;
  headers: WithSignal;
  body?: string | Uint8Array;
}

/**
 * Our client in the place that the proxy has for undici. The proxy itself never aborts a request: if the other service
 * hangs, requests of clients that have left would occupy all connections.
 */
function requestsBy(client: OtherServiceClient, timeoutMs: number): ProxyClient {
  const request = callbackify(async ({ origin, path, method, headers, body }: Asked) => {
    const signal = headers[SIGNAL];
    try {
      const answer = await client.ask(origin, path, { method, headers, ...(body && { body }), signal, timeoutMs });
      return { statusCode: answer.status, headers: answer.headers, body: answer.body };
    } catch (error) {
      // Never settled: the proxy would log an error for a client that has left.
      if (signal?.aborted === true) return new Promise<never>(() => {});
      throw error;
    }
  });
  return { request, destroy: () => client.close() } as unknown as ProxyClient;
}
