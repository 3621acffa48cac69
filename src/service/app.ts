import { isIPv6 } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bareApp, type BareAppOptions } from './bare-app.ts';
import { descriptionRoutes } from '#service/description/description-routes.ts';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import type { BuiltDashboard } from '#service/document/built-dashboard.ts';
import { exportRoutes } from '#service/exports/export-routes.ts';
import type { Database } from '#service/database/open-database.ts';
import { countInterruptedLoads } from './count-interrupted-loads.ts';
import { copyMetrics } from '#service/follow/copy-metrics.ts';
import { copyRoutes } from '#service/follow/copy-routes.ts';
import { copyWord } from '#service/follow/read-copy-status.ts';
import { followSource, type FollowOptions } from '#service/follow/follow-source.ts';
import { imageRoutes, type ImageOptions } from '#service/images/served/image-routes.ts';
import { publicationRoutes } from '#service/publication/publication-routes.ts';
import type { CopySource } from '#service/through-copy/copy-source.ts';
import { sourceRoutes } from '#service/through-copy/source-routes.ts';
import { healthRoutes } from '#service/health/health-routes.ts';
import { serviceChecks } from '#service/health/service-checks.ts';
import { listRoutes } from './list-route.ts';
import { mediaRoutes, type MediaBuckets, type MediaOptions } from '#service/media/media-routes.ts';
import type { ThumbnailOptions } from '#service/media/thumbnails.ts';

export interface AppOptions extends BareAppOptions {
  database: Database;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** how thumbnails are cached; by default in a folder beside that of exports */
  thumbnails?: Partial<ThumbnailOptions>;
  /** readers without a token get no names of people; by default they get them */
  namesNeedToken?: boolean;
  /** folders of images; missing: the service has no routes for them */
  images?: ImageOptions;
  /** another service that the database is a copy of; missing: none */
  follow?: FollowOptions;
  /** pause of an export job after each batch, to slow it down; 0, the default: no pause */
  exportPauseMs?: number;
  /** how images of buckets are read; by default without keys and proxy */
  buckets?: MediaBuckets;
  /** the service that this one is a copy of; missing: of none */
  copy?: CopySource;
  /** null: only the interface is served */
  dashboard: BuiltDashboard | null;
  /** origin of the addresses in answers; null: the origin that the request names */
  publicUrl: string | null;
}

/** Builds the service, ready to listen or for `inject`. It does not listen and does not read the environment. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, queue } = await bareApp({ ...options, imageSources: await imageSources(options) });
  const baseUrlOf = (request: FastifyRequest) => options.publicUrl ?? ownOrigin(request);
  countInterruptedLoads(app, options.database);
  const mayReadNames = ({ tokenName }: FastifyRequest) => options.namesNeedToken !== true || tokenName !== null;
  const { copy } = options;
  const sourceOrigin = copy === undefined ? null : new URL(copy.source).origin;
  listRoutes(app, { database: options.database, baseUrlOf, mayReadNames, sourceOrigin });
  await publicationRoutes(app, { database: options.database, publicUrl: options.publicUrl });
  const { images, database, exportFolder, publicUrl, buckets } = options;
  const bucketAccess = buckets?.access ?? { keys: null, region: null };
  if (images !== undefined)
    await imageRoutes(app, { images, database, exportFolder, bucketAccess, publicUrl, baseUrlOf });
  const isPublic = options.isPublic === true || (options.tokens ?? []).length === 0;
  const { follow } = options;
  await copyRoutes(app, { database, publicUrl, isCopy: follow !== undefined });
  if (follow !== undefined) {
    followSource(app, database, follow);
    copyMetrics(app, database);
  }
  await descriptionRoutes(app, baseUrlOf, !isPublic, copy !== undefined);
  const onWait: MediaOptions['onWait'] = (response) => queue.leavePlace(response);
  if (copy !== undefined) await sourceRoutes(app, { database, copy, onWait });
  const { exportPauseMs: pauseMs = 0, health = {} } = options;
  const worker = await exportRoutes(app, { ...options, baseUrlOf, mayReadNames, pauseMs, stalledMs: health.stalledMs });
  const checks = serviceChecks(options.database, options.exportFolder, () => worker.isAtWork());
  const notes = follow === undefined ? {} : { copy: () => copyWord(database) };
  healthRoutes(app, checks, { ...health, notes });
  const thumbnails = { folder: join(dirname(exportFolder), 'thumbnails'), ...options.thumbnails };
  const asked = { ...(buckets && { buckets }), ...(copy && { copy }) };
  await mediaRoutes(app, { database, exportFolder, mayReadNames, thumbnails, onWait, ...asked });
  const { tiles, basemap } = options;
  const copyOf = follow?.copy.source;
  const page = { tiles, basemap, serviceName: OWN_SERVICE, copyOf };
  // A browser's request for a document names no token.
  const previews = isPublic ? { originOf: baseUrlOf, enter: () => queue.enterPreview(), copyOf } : null;
  await dashboardRoutes(app, options.dashboard, page, previews);
  return app;
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The origin that the request names; without a valid `Host`, as in HTTP 1.0, the address that the connection came in
 * by.
 */
function ownOrigin({ protocol, host, socket }: FastifyRequest): string {
  if (HOST.test(host)) return `${protocol}://${host}`;
  const { localAddress = '', localPort = 0 } = socket;
  return `${protocol}://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/**
 * Image sources besides the service itself, as the Content-Security-Policy writes them: images of loaded captures stay
 * where their source stores them. Empty where nothing was loaded, and nothing is copied.
 */
async function imageSources({ database, follow }: AppOptions): Promise<string[]> {
  const sources: string[] = [];
  for (;;) {
    // Skips from source to source over the index: a source may have a million keys.
    const next = await database
      .selectFrom('load_keys')
      .select('source')
      .where('source', '>', sources.at(-1) ?? '')
      .orderBy('source')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) break;
    sources.push(next.source);
  }
  // Of a copy that is still empty.
  if (follow !== undefined && !sources.includes(follow.copy.source)) sources.push(follow.copy.source);
  if (sources.length === 0) return [];
  return ['https:', ...sources.filter((source) => source.startsWith('http:')).map((source) => new URL(source).origin)];
}
