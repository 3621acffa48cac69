import { realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import type { Database } from '#service/database/open-database.ts';
import { boxOfRow } from '#service/database/detection-box.ts';
import { partsOf } from '#service/images/list-images.ts';
import { otherServiceClient, type ProxyFor } from '#service/other-service/other-service-client.ts';
import { drawnImagePath } from '#service/record-links.ts';
import { ownId } from '#service/own-id.ts';
import { RequestError } from '#service/request-error.ts';
import { drawCapture } from './draw-capture.ts';
import { sendObject, type IndexedObject } from './send-object.ts';

const YEAR_S = 31_536_000;

export interface MediaBuckets {
  access: BucketAccess;
  proxyFor?: ProxyFor;
  /** An answer of a bucket that has not begun by then, or is silent for that long, is late. */
  timeoutMs?: number;
}

interface MediaOptions {
  database: Database;
  exportFolder: string;
  buckets?: MediaBuckets;
}

/**
 * Serves the files that records link to: capture images, drawn on request or of an indexed folder or bucket, and the export
 * files in `exportFolder`.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { database, exportFolder, buckets = { access: { keys: null, region: null } } } = options;
  app.get<{ Params: { file: string } }>('/media/trap images/:file', async (request, reply) => {
    const { file } = request.params;
    const id = ownId(/^(\d+)(-[0-9a-z]+)?\.svg$/.exec(file)?.[1] ?? '');
    const capture =
      id === null
        ? undefined
        : await database
            .selectFrom('captures')
            .select(['id', 'width', 'height', 'timestamp', 'detections_count'])
            .where('id', '=', id)
            .where('image', 'is', null)
            .executeTakeFirst();
    if (capture === undefined) throw new RequestError(404, { detail: 'There is no such image.' });
    const boxes = await database
      .selectFrom('detections')
      .select(['box_x', 'box_y', 'box_width', 'box_height'])
      .where('capture_id', '=', capture.id)
      .orderBy('id')
      .execute();
    // An address from before another catalogue was loaded shows the current image, without caching.
    const isOfAddress = drawnImagePath(capture).endsWith(`/${file}`);
    return (
      reply
        .header('content-type', 'image/svg+xml')
        // Records with its address are read by dashboards of other origins, too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', isOfAddress ? `public, max-age=${YEAR_S}, immutable` : 'public, no-cache')
        .send(
          drawCapture({
            ...capture,
            width: capture.width ?? 1600,
            height: capture.height ?? 1200,
            detections: capture.detections_count,
            boxes: boxes.map(boxOfRow),
          }),
        )
    );
  });
  await app.register(async (images) => {
    const client = otherServiceClient(buckets.proxyFor);
    images.addHook('onClose', () => client.close());
    // Each image is sent with the root of its own folder.
    await images.register(fastifyStatic, { root: exportFolder, serve: false });
    images.get<IndexedRequest>('/media/images/:source/*', async (request, reply) => {
      const found = await indexedImage(database, request);
      if (found === null) throw new RequestError(404, { detail: 'There is no such image.' });
      reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, no-cache');
      if ('root' in found) return reply.sendFile(found.path, found.root, { cacheControl: false });
      return sendObject(found, { ...buckets, client }, request, reply);
    });
  });
  await app.register(fastifyStatic, {
    root: exportFolder,
    prefix: '/media/exports/',
    decorateReply: false,
    index: false,
    // Temporary files are in the same folder. A name with characters that headers do not allow would throw below, where
    // nothing catches it; names of exports have none (`exportFileName`).
    allowedPath: (path) => /^\/\w[\w.-]*\.(csv|geojson|zip)(\.sha256)?$/.test(path),
    setHeaders: (response, path) => {
      response.setHeader('content-disposition', `attachment; filename="${basename(path)}"`);
    },
  });
}

interface IndexedRequest {
  Params: { source: string; '*': string };
}

/** An image that was indexed: an object of a bucket, or a file that is within its folder; null for anything else. */
async function indexedImage(
  database: Database,
  { params }: FastifyRequest<IndexedRequest>,
): Promise<IndexedObject | { root: string; path: string } | null> {
  const { source, '*': path } = params;
  const sourceId = ownId(source);
  if (sourceId === null) return null;
  const { folder, name } = partsOf(path);
  const row = await database
    .selectFrom('image_files')
    .innerJoin('image_sources', 'image_sources.storage_source_id', 'image_files.storage_source_id')
    .innerJoin('storage_sources', 'storage_sources.id', 'image_files.storage_source_id')
    .select(['root', 'bucket', 'prefix', 'endpoint_url', 'public_base_url'])
    .where('image_files.storage_source_id', '=', sourceId)
    .where('folder', '=', folder)
    .where('image_files.name', '=', name)
    .where('state', '=', 'indexed')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { root, bucket, prefix, endpoint_url: endpoint, public_base_url: publicUrl } = row;
  if (endpoint !== '') return { place: { endpoint, bucket, prefix }, key: prefix + path, isPublic: publicUrl !== null };
  // A folder may have been replaced by a link since.
  const real = await realpath(join(root, path)).catch(() => null);
  return real?.startsWith(root.endsWith(sep) ? root : root + sep) === true ? { root, path } : null;
}
