import { realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#service/database/open-database.ts';
import { boxOfRow } from '#service/database/detection-box.ts';
import { drawnImagePath } from '#service/record-links.ts';
import { ownId } from '#service/own-id.ts';
import { RequestError } from '#service/request-error.ts';
import { drawCapture } from './draw-capture.ts';

const YEAR_S = 31_536_000;

/**
 * Serves the files that records link to: capture images, drawn on request or of an indexed folder, and the export files in
 * `exportFolder`.
 */
export async function mediaRoutes(app: FastifyInstance, database: Database, exportFolder: string): Promise<void> {
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
    // Each image is sent with the root of its own folder.
    await images.register(fastifyStatic, { root: exportFolder, serve: false });
    images.get<{ Params: { source: string; '*': string } }>('/media/images/:source/*', async (request, reply) => {
      const found = await indexedImage(database, ownId(request.params.source), request.params['*']);
      if (found === null) throw new RequestError(404, { detail: 'There is no such image.' });
      reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, no-cache');
      return reply.sendFile(found.path, found.root, { cacheControl: false });
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

/** An image that was indexed, and is a file within its folder; null for anything else. @param path below that folder */
async function indexedImage(database: Database, sourceId: number | null, path: string) {
  if (sourceId === null) return null;
  const row = await database
    .selectFrom('image_files')
    .innerJoin('image_sources', 'image_sources.storage_source_id', 'image_files.storage_source_id')
    .select('root')
    .where('image_files.storage_source_id', '=', sourceId)
    .where('folder', '=', path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    .where('name', '=', basename(path))
    .where('state', '=', 'indexed')
    .executeTakeFirst();
  if (row === undefined) return null;
  // A folder may have been replaced by a link since.
  const real = await realpath(join(row.root, path)).catch(() => null);
  return real?.startsWith(row.root.endsWith(sep) ? row.root : row.root + sep) === true ? { ...row, path } : null;
}
