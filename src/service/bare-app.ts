import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseParameters } from '#contract/list-query.ts';
import { DatabaseTrouble } from '#service/database/database-trouble.ts';
import { OWN_SERVICE } from '#contract/service-name.ts';
import type { AccessToken } from '#service/protection/access-token.ts';
import type { HealthOptions } from '#service/health/health-routes.ts';
import { AnswerTurns } from '#service/protection/answer-turns.ts';
import { answerBrokenRequest } from '#service/protection/answer-broken-request.ts';
import { packAnswers } from '#service/protection/pack-answers.ts';
import { limitRequests } from '#service/protection/limit-requests.ts';
import { logAnswer, logOptions, logRequests, type LogStream } from '#service/protection/log-requests.ts';
import { refuseOtherHosts } from '#service/protection/refuse-other-hosts.ts';
import { refuseOtherSites } from '#service/protection/refuse-other-sites.ts';
import { refuseOtherService } from '#service/protection/refuse-other-service.ts';
import { refuseLate } from '#service/protection/refuse-late.ts';
import { refuseWhileStopping } from '#service/protection/refuse-while-stopping.ts';
import { requireToken } from '#service/protection/require-token.ts';
import { streamTurns } from '#service/protection/stream-turns.ts';
import { RequestError } from './request-error.ts';
import { sendJson } from './send-json.ts';
import type { TileSettings } from './settings.ts';
import { tellMethods } from './tell-methods.ts';

/** Between two requests of a connection: longer than proxies keep theirs, which else send on one that is just closed. */
const KEEP_ALIVE_MS = 72_000;

export interface BareAppOptions {
  tiles: TileSettings;
  logLevel: string;
  logStream?: LogStream;
  /** origin that the service is asked at; null where it is the one it listens at */
  publicUrl?: string | null;
  /** hosts that it answers for besides loopback names and that of `publicUrl`, with or without a port */
  allowedHosts?: readonly string[];
  /** one of them is demanded for data; none: anybody may read */
  tokens?: readonly AccessToken[];
  /** of one address, for data; 0, the default, sets no limit */
  requestsPerMinute?: number;
  /** A request that has not come to its end by then is refused (408). */
  requestTimeoutMs?: number;
  /** of the service that answers here: `own`, the default, or the address of another one */
  serviceName?: string;
  /** A connection that takes nothing of its answer for so long is closed. */
  untakenMs?: number;
  /** Answers that wait to be taken hold no more than that, all connections together. */
  untakenBytes?: number;
  /** A request for data that has not had its turn by then is a 503. */
  waitMs?: number;
  health?: HealthOptions;
  /** further places that images may come from, as the Content-Security-Policy names them */
  imageSources?: readonly string[];
}

/** An app without routes: the middleware for all routes. Hosts, tokens, limits, log, headers, errors. */
export async function bareApp(options: BareAppOptions): Promise<FastifyInstance> {
  const requestTimeoutMs = options.requestTimeoutMs ?? 30_000;
  // Silence on a connection until its answer begins: longer than any takes to be made.
  const connectionTimeoutMs = 2 * requestTimeoutMs;
  const turns = new AnswerTurns({
    connectionTimeoutMs,
    untakenMs: options.untakenMs ?? 30_000,
    untakenBytes: options.untakenBytes ?? 64 * 1_024 * 1_024,
    waitMs: options.waitMs ?? 10_000,
  });
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
        // Else it stays at 60 s, and Node takes the longer of the two for the whole request.
        headersTimeout: requestTimeoutMs,
        connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6),
        keepAliveTimeout: KEEP_ALIVE_MS,
      };
      const server = createServer(http, turns.before(handler)).setTimeout(connectionTimeoutMs);
      // With an error, or Node calls the answer that is cut off finished.
      return server.on('timeout', (socket: Socket) =>
        socket.destroy(new Error('The connection was silent for too long.')),
      );
    },
    clientErrorHandler: (error, socket) =>
      turns.afterAnswers(socket, () => answerBrokenRequest(app.log, error, socket)),
    // What fails before a route is found, such as a path that is no text: no hook runs then.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => logAnswer(request, reply, true));
      answerError(error, request, reply);
    },
  });
  app.setErrorHandler(answerError);
  logRequests(app);
  await app.register(helmet, securityHeaders(options.tiles, options.imageSources ?? []));
  tellMethods(app);
  refuseWhileStopping(app);
  refuseLate(app, turns);
  const { publicUrl = null, allowedHosts = [] } = options;
  const publicAddress = publicUrl === null ? null : new URL(publicUrl);
  refuseOtherHosts(app, publicAddress === null ? allowedHosts : [...allowedHosts, publicAddress.hostname]);
  refuseOtherSites(app, publicAddress?.origin ?? null);
  refuseOtherService(app, options.serviceName ?? OWN_SERVICE);
  await limitRequests(app, options.requestsPerMinute ?? 0);
  requireToken(app, options.tokens ?? [], publicUrl?.startsWith('https:') ?? false);
  packAnswers(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    turns.answerBegins(reply.raw);
    done();
  });
  streamTurns(app);
  // Only streams are left: gzip holds 0.3 MB for each until it is taken, Brotli 6.
  await app.register(compress, { encodings: ['gzip'] });
  return app;
}

/**
 * Every failure is JSON (spec 7 leaves its shape open); for a fault of this service it names the request, and
 * the log has the rest. An error of the database says what happened, wherever in the service it came up.
 */
function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const parameters = parseParameters(request.url);
  if (error instanceof DatabaseTrouble) {
    // One line and no stack: while a database is away every request says the same.
    request.log.error({ cause: String(error.cause) }, error.message);
    sendJson(reply.code(error.status).headers(error.headers), parameters, { detail: error.detail });
    return;
  }
  const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500);
  // The header of an answer that was compressed and broke off is not true of the error.
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
 * The dashboard runs its own scripts only, asks its own origin only, and shows images of that origin and of the tile
 * server. Styles may be inline: the widgets write their variables into a style element.
 */
function securityHeaders(tiles: TileSettings, imageSources: readonly string[]) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', tileSource(tiles.url), ...imageSources],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain HTTP on one's own machine is the usual case; tile servers want to know who asks.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}

/** Where tiles come from, as the policy names it: `{s}` in the host stands for several servers of one domain. */
function tileSource(url: string): string {
  const { origin } = new URL(url.replace('{s}', 'a'));
  return /^https?:\/\/[^/]*\{s\}/.test(url) ? origin.replace(/\/\/[^.]+\./, '//*.') : origin;
}
