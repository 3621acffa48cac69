import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  IMAGES_PATH,
  THUMBNAIL_WIDTHS,
  thumbnailWidth,
  WIDTH_PARAMETER,
  type ThumbnailWidth,
} from '#contract/images/image-thumbnails.ts';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import type { Database } from '#service/database/open-database.ts';
import { boxOfRow } from '#service/database/detection-box.ts';
import { otherServiceClient, type ProxyFor } from '#service/other-service/other-service-client.ts';
import { namesPeople } from '#service/queries/without-names.ts';
import { COPIED_IMAGES, drawnImagePath } from '#service/record-links.ts';
import { ownId } from '#service/own-id.ts';
import { badParameter, RequestError } from '#service/request-error.ts';
import type { CopySource } from '#service/through-copy/copy-source.ts';
import { sourceImage } from '#service/through-copy/source-image.ts';
import { drawCapture } from './draw-capture.ts';
import { RefusedImage } from './make-thumbnail.ts';
import { originalImage } from './original-image.ts';
import { Thumbnails, type ThumbnailOptions } from './thumbnails.ts';

const YEAR_S = 31_536_000;

export interface MediaBuckets {
  access: BucketAccess;
  proxyFor?: ProxyFor;
  /** An answer of a bucket that has not begun by then, or is silent for that long, is late. */
  timeoutMs?: number;
}

export interface MediaOptions {
  database: Database;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** whether the reader may see the names of people, which files of exports may have */
  mayReadNames: (request: FastifyRequest) => boolean;
  /** how images of buckets are read; by default without keys and proxy */
  buckets?: MediaBuckets;
  /** the source of a copy, which is asked for images at its own origin */
  copy?: CopySource;
  thumbnails: ThumbnailOptions;
  /** called with the answer to a request that waits for a thumbnail or the source of a copy, and not for data */
  onWait: (response: ServerResponse) => void;
}

/**
 * Serves the files that records link to: capture images, drawn on request or of an indexed folder or bucket, and the export
 * files in `exportFolder`.
 */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { database } = options;
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
  await app.register((images) => imageRoutes(images, options));
  await app.register((files) => exportFiles(files, options));
}

/** The files of exports; to readers who may not see the names of people, those without. */
async function exportFiles(
  app: FastifyInstance,
  { database, exportFolder, mayReadNames }: MediaOptions,
): Promise<void> {
  app.addHook<{ Params: { '*'?: string } }>('preHandler', async (request) => {
    if (mayReadNames(request)) return;
    const file = request.params['*']?.replace(/\.sha256$/, '');
    const found = await database
      .selectFrom('exports')
      .select(['format', 'options'])
      .where('file_path', '=', `/media/exports/${file}`)
      .executeTakeFirst();
    if (found === undefined) throw new RequestError(404, { detail: 'There is no such file.' });
    if (namesPeople(found.format, JSON.parse(found.options) as object))
      throw new RequestError(403, { detail: 'This file names people, which takes a token here (NOCTUARY_NAMES).' });
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

/** The images that were indexed, and those that a copy asks its source for, whole or, with `?width=…`, as thumbnails. */
async function imageRoutes(app: FastifyInstance, { database, exportFolder, ...options }: MediaOptions): Promise<void> {
  const thumbnails = new Thumbnails(options.thumbnails);
  const { buckets = { access: { keys: null, region: null } } } = options;
  const client = otherServiceClient(buckets.proxyFor);
  const { copy } = options;
  const sourceClient = otherServiceClient(copy?.proxyFor);
  app.addHook('onClose', async () => {
    client.close();
    sourceClient.close();
    await thumbnails.cache.settled();
  });
  // For `sendFile`: each file is sent with the root of its own folder.
  await app.register(fastifyStatic, { root: exportFolder, serve: false });
  app.get<ImageRequest>(`${IMAGES_PATH}/:source/*`, async (request, reply) => {
    const { source, '*': path } = request.params;
    const width = widthOf(request.query);
    const image =
      copy !== undefined && source === COPIED_IMAGES
        ? await sourceImage(database, path, copy, sourceClient)
        : await originalImage(database, ownId(source), path, { ...buckets, client });
    if (image === null) throw new RequestError(404, { detail: 'There is no such image.' });
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, no-cache');
    if (width !== null || source === COPIED_IMAGES) options.onWait(reply.raw);
    if (width === null) return image.send(request, reply);
    const { name, bytes } = await untilLeft(reply, (signal) =>
      thumbnails.of(`${source}/${path}`, image, width, signal),
    );
    if (name !== null) return reply.sendFile(name, thumbnails.cache.folder, { cacheControl: false });
    return reply.header('content-type', 'image/webp').send(bytes);
  });
}

interface ImageRequest {
  Params: { source: string; '*': string };
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}

/** @returns null: the whole image */
function widthOf({ [WIDTH_PARAMETER]: text }: ImageRequest['Querystring']): ThumbnailWidth | null {
  if (text === undefined) return null;
  const width = typeof text === 'string' ? thumbnailWidth(text) : undefined;
  if (width === undefined) throw badParameter(WIDTH_PARAMETER, `Thumbnails are ${THUMBNAIL_WIDTHS.join(' or ')} wide.`);
  return width;
}

/** Waits for a thumbnail. Its signal is aborted when the client leaves before. */
async function untilLeft<Result>(reply: FastifyReply, wait: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const left = new AbortController();
  const leave = () => left.abort(new RequestError(499, { detail: 'The client has left.' }));
  reply.raw.once('close', leave);
  try {
    return await wait(left.signal);
  } catch (error) {
    if (error instanceof RefusedImage) throw new RequestError(422, { detail: error.message });
    throw error;
  } finally {
    reply.raw.removeListener('close', leave);
  }
}
