import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bareApp, type BareAppOptions } from './bare-app.ts';
import { descriptionRoutes } from '#service/description/description-routes.ts';
import { OWN_SERVICE } from '#contract/service-name.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { exportRoutes } from '#service/exports/export-routes.ts';
import type { Database } from '#service/database/open-database.ts';
import { keepCounted } from './keep-counted.ts';
import { healthRoutes } from '#service/health/health-routes.ts';
import { serviceChecks } from '#service/health/service-checks.ts';
import { listRoutes } from './list-route.ts';
import { imageSources } from '#service/media/image-sources.ts';
import { mediaRoutes } from '#service/media/media-routes.ts';

export interface AppOptions extends BareAppOptions {
  database: Database;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** rest of an export job after each batch, to slow it down; 0, the default, slows nothing */
  exportPauseMs?: number;
  /** absolute path of the built dashboard; null serves the interface alone */
  dashboardFolder: string | null;
  /** origin that addresses in answers start with; null: the one the request came to */
  publicUrl: string | null;
}

/** The service, ready to listen or to be asked with `inject`; it neither listens nor reads the environment. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = await bareApp({ ...options, imageSources: await imageSources(options.database) });
  const baseUrlOf = (request: FastifyRequest) => options.publicUrl ?? ownOrigin(request);
  keepCounted(app, options.database);
  listRoutes(app, { database: options.database, baseUrlOf });
  await descriptionRoutes(app, baseUrlOf);
  const { exportPauseMs: pauseMs = 0, health = {} } = options;
  const worker = await exportRoutes(app, { ...options, baseUrlOf, pauseMs, stalledMs: health.stalledMs });
  const checks = serviceChecks(options.database, options.exportFolder, () => worker.isAtWork());
  healthRoutes(app, checks, health);
  await mediaRoutes(app, options.database, options.exportFolder);
  await dashboardRoutes(app, options.dashboardFolder, { tiles: options.tiles, serviceName: OWN_SERVICE });
  return app;
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The origin that was asked; where `Host` names none, as in HTTP 1.0, the address that the request came in by. */
function ownOrigin({ protocol, host, socket }: FastifyRequest): string {
  if (HOST.test(host)) return `${protocol}://${host}`;
  const { localAddress = '', localPort = 0 } = socket;
  return `${protocol}://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}
