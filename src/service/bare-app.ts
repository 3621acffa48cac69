import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseParameters } from '#contract/lists/list-query.ts';
import type { Basemap } from '#service/basemap/open-basemap.ts';
import { DatabaseFailure } from '#service/database/database-failure.ts';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import type { AccessToken } from '#service/protection/access-token.ts';
import type { HealthOptions } from '#service/health/health-routes.ts';
import { RequestQueue } from '#service/protection/request-queue.ts';
import { answerBrokenRequest } from '#service/protection/answer-broken-request.ts';
import { compressAnswers } from '#service/protection/compress-answers.ts';
import { limitRequests } from '#service/protection/limit-requests.ts';
import { logAnswer, logOptions, logRequests, type LogStream } from '#service/protection/log-requests.ts';
import { refuseOtherMethods } from '#service/protection/refuse-other-methods.ts';
import { refuseOtherHosts } from '#service/protection/refuse-other-hosts.ts';
import { refuseOtherSites } from '#service/protection/refuse-other-sites.ts';
import { refuseOtherService } from '#service/protection/refuse-other-service.ts';
import { refuseWhileStopping } from '#service/protection/refuse-while-stopping.ts';
import { requireToken } from '#service/protection/require-token.ts';
import { interleaveStreams } from '#service/protection/interleave-streams.ts';
import { UnusedConnections } from '#service/protection/unused-connections.ts';
import { RequestError } from './request-error.ts';
import { sendJson } from './send-json.ts';
import type { TileSettings } from './settings.ts';
import { sendAllowHeader } from './send-allow-header.ts';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';

/**
 * Idle time of a connection. Longer than the keep-alive of common proxies, so that the proxy closes first and never
 * sends a request on a closed connection.
 */
const KEEP_ALIVE_MS = 72_000;

export interface BareAppOptions {
  tiles: TileSettings;
  /** the basemap; the built-in world where it is missing */
  basemap?: Basemap;
  logLevel: string;
  logStream?: LogStream;
  /** public origin of the service; null: the address that it listens at */
  publicUrl?: string | null;
  /** further hosts that it answers for, besides loopback names and that of `publicUrl`, with or without a port */
  allowedHosts?: readonly string[];
  /** names of those who have access, and their tokens; empty: no token is required */
  tokens?: readonly AccessToken[];
  /** reading requires none of the tokens; by default it does */
  isPublic?: boolean;
  /** limit for one client address, for data; 0, the default: no limit */
  requestsPerMinute?: number;
  /** A request that has not arrived completely by then is refused (408). */
  requestTimeoutMs?: number;
  /** identity of the service at this address: `own`, the default, or the upstream's address */
  serviceName?: string;
  /** A connection whose client reads nothing of its answer for this long is closed. */
  unreadMs?: number;
  /** Limit for unread answers, all connections together. */
  unreadBytes?: number;
  /** A data request that has waited in the queue for this long is answered with 503. */
  waitMs?: number;
  health?: HealthOptions;
  /** image sources of the data, as the Content-Security-Policy writes them */
  imageSources?: readonly string[];
  /** image origins that the operator allows */
  imageOrigins?: readonly string[];
}

/** An app with the middleware for all routes, and no routes: hosts, tokens, limits, log, headers, errors. */
export async function bareApp(options: BareAppOptions): Promise<{ app: FastifyInstance; queue: RequestQueue }> {
  const requestTimeoutMs = options.requestTimeoutMs ?? 30_000;
  // Time without traffic before an answer begins; no answer takes that long.
  const connectionTimeoutMs = 2 * requestTimeoutMs;
  const queue = new RequestQueue({
    connectionTimeoutMs,
    unreadMs: options.unreadMs ?? 30_000,
    unreadBytes: options.unreadBytes ?? 64 * 1_024 * 1_024,
    waitMs: options.waitMs ?? 10_000,
  });
  const unused = new UnusedConnections();
  const app: FastifyInstance = fastify({
    ...logOptions(options.logLevel, options.logStream),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    bodyLimit: 64 * 1_024,
    serverFactory: (handler) => {
      const http = {
        maxHeaderSize: 16 * 1_024,
        requestTimeout: requestTimeoutMs,
        // The default is 60 s, and Node applies the longer of the two to the whole request.
        headersTimeout: requestTimeoutMs,
        connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6),
        keepAliveTimeout: KEEP_ALIVE_MS,
      };
      const server = createServer(http, queue.before(handler)).setTimeout(connectionTimeoutMs);
      unused.watch(server);
      // Destroyed with an error; otherwise Node reports the incomplete answer as finished.
      return server.on('timeout', (socket: Socket) =>
        socket.destroy(new Error('The connection was silent for too long.')),
      );
    },
    clientErrorHandler: (error, socket) =>
      queue.afterAnswers(socket, () => answerBrokenRequest(app.log, error, socket)),
    // Errors before routing, such as an undecodable path: no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logAnswer(request, reply, true));
      answerError(error, request, reply);
    },
  });
  app.setErrorHandler(answerError);
  logRequests(app);
  await app.register(
    helmet,
    securityHeaders(options, [...(options.imageSources ?? []), ...(options.imageOrigins ?? [])]),
  );
  sendAllowHeader(app);
  refuseWhileStopping(app);
  app.addHook('preClose', (done) => {
    unused.close();
    done();
  });
  refuseLate(app, queue);
  const { publicUrl = null, allowedHosts = [] } = options;
  const publicAddress = publicUrl === null ? null : new URL(publicUrl);
  refuseOtherHosts(app, publicAddress === null ? allowedHosts : [...allowedHosts, publicAddress.hostname]);
  refuseOtherSites(app, publicAddress?.origin ?? null);
  refuseOtherService(app, options.serviceName ?? OWN_SERVICE);
  await limitRequests(app, options.requestsPerMinute ?? 0);
  const { tokens = [], isPublic = false } = options;
  requireToken(app, { tokens, isPublic, isSecure: publicUrl?.startsWith('https:') ?? false });
  refuseOtherMethods(app);
  compressAnswers(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    queue.answerBegins(reply.raw);
    done();
  });
  interleaveStreams(app);
  // Only streams are compressed here: an unread stream holds 0.3 MB in gzip and 6 MB in Brotli.
  await app.register(compress, { encodings: ['gzip'] });
  return { app, queue };
}

/**
 * Every error is JSON (spec 7 leaves its shape open). For an internal error it names the request, and the log has the
 * details. A database error says what happened, wherever in the service it occurred.
 */
function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const parameters = parseParameters(request.url);
  if (error instanceof DatabaseFailure) {
    // One line without a stack: while the database is unavailable every request logs this error.
    request.log.error({ cause: String(error.cause) }, error.message);
    sendJson(reply.code(error.status).headers(error.headers), parameters, { detail: error.detail });
    return;
  }
  const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500);
  // The encoding was that of the failed answer, not of this error.
  reply.header('x-request-id', request.id).removeHeader('content-encoding');
  if (status >= 500) request.log.error(error);
  if (error instanceof RequestError) sendJson(reply.code(status).headers(error.headers), parameters, error.body);
  else if (status < 500) sendJson(reply.code(status), parameters, { detail: error.message });
  else {
    const detail = `The service failed; its log says why under request ${request.id}.`;
    sendJson(reply.code(500), parameters, { detail });
  }
}

/**
 * The dashboard runs only its own scripts, sends requests only to its own origin and that of the basemap, and shows images
 * from its own origin and the tile server. Inline styles are allowed: the widgets write CSS variables into a style element.
 */
function securityHeaders({ tiles, basemap }: BareAppOptions, imageSources: readonly string[]) {
  const basemapSources = basemap?.file === null ? [new URL(basemap.address).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', tileSource(tiles.url), ...imageSources],
        connectSrc: ["'self'", ...basemapSources],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The service usually runs on plain HTTP on one machine; tile servers require a referrer.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}

/** The tile server as the policy writes it: `{s}` in the host stands for several subdomains. */
function tileSource(url: string): string {
  const { origin } = new URL(url.replace('{s}', 'a'));
  return /^https?:\/\/[^/]*\{s\}/.test(url) ? origin.replace(/\/\/[^.]+\./, '//*.') : origin;
}

const RETRY_S = 5;

/** Refuses (503) requests that have waited in the queue for so long that their client has given up, or soon will. */
function refuseLate(app: FastifyInstance, queue: RequestQueue): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!queue.isLate(request.raw)) return done();
    const detail = `The service is busy with other requests: ask again in ${RETRY_S} seconds.`;
    return done(new RequestError(503, { detail }, retryAfterHeader(RETRY_S)));
  });
}
