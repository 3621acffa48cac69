import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseParameters } from '#contract/list-query.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import type { Database } from '#service/database/open-database.ts';
import { listRoutes } from './list-route.ts';
import { mediaRoutes } from '#service/media/media-routes.ts';
import { RequestError } from './request-error.ts';
import { sendJson } from './send-json.ts';
import type { TileSettings } from './settings.ts';

export interface AppOptions {
  database: Database;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** absolute path of the built dashboard; null serves the interface alone */
  dashboardFolder: string | null;
  /** origin that addresses in answers start with; null: the one the request came to */
  publicUrl: string | null;
  tiles: TileSettings;
  logLevel: string;
}

/** The service, ready to listen or to be asked with `inject`; it neither listens nor reads the environment. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.logLevel },
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What fails before a route is found, such as a path that is no text.
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  await app.register(helmet, securityHeaders(options.tiles));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const baseUrlOf = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;
  listRoutes(app, { database: options.database, baseUrlOf });
  await mediaRoutes(app, options.database, options.exportFolder);
  await dashboardRoutes(app, options.dashboardFolder, options.tiles);
  return app;
}

/** Every failure is JSON (spec 7 leaves its shape open); a fault of ours tells its number, and the log tells the rest. */
function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const parameters = parseParameters(request.url);
  const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500);
  if (error instanceof RequestError) sendJson(reply.code(status), parameters, error.body);
  else if (status < 500) sendJson(reply.code(status), parameters, { detail: error.message });
  else {
    request.log.error(error);
    const detail = `The service failed; its log says why under request ${request.id}.`;
    sendJson(reply.code(500), parameters, { detail });
  }
}

/**
 * The dashboard runs its own scripts only, asks its own origin only, and shows images of that origin and of the tile
 * server. Styles may be inline: the widgets write their variables into a style element.
 */
function securityHeaders(tiles: TileSettings) {
  const tileOrigin = new URL(tiles.url.replace(/\{s\}/, 'a')).origin.replace('//a.', '//*.');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', tileOrigin],
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
