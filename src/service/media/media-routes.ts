import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#service/database/open-database.ts';
import { RequestError } from '#service/request-error.ts';
import { drawCapture } from './capture-image.ts';

const YEAR_S = 31_536_000;

/** The files that records point to: capture images, drawn when asked for, and the export files of `exportFolder`. */
export async function mediaRoutes(app: FastifyInstance, database: Database, exportFolder: string): Promise<void> {
  app.get<{ Params: { file: string } }>('/media/trap images/:file', async (request, reply) => {
    const id = /^(\d{1,9})\.svg$/.exec(request.params.file)?.[1];
    const capture =
      id === undefined
        ? undefined
        : await database
            .selectFrom('captures')
            .select(['id', 'width', 'height', 'timestamp', 'detections_count as detections'])
            .where('id', '=', Number(id))
            .where('image', 'is', null)
            .executeTakeFirst();
    if (capture === undefined) throw new RequestError(404, { detail: 'There is no such image.' });
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(drawCapture({ ...capture, width: capture.width ?? 1600, height: capture.height ?? 1200 }));
  });
  await app.register(fastifyStatic, {
    root: exportFolder,
    prefix: '/media/exports/',
    decorateReply: false,
    index: false,
    // Files that are still being written stand beside the whole ones.
    allowedPath: (path) => /^\/[^/.][^/]*\.csv$/.test(path),
    setHeaders: (response, path) => {
      response.setHeader('content-disposition', `attachment; filename="${basename(path)}"`);
    },
  });
}
