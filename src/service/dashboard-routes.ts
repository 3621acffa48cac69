import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SERVICE_HEADER } from '#contract/service-name.ts';
import { RequestError } from './request-error.ts';
import type { TileSettings } from './settings.ts';

/**
 * Serves the built dashboard: its files, and its one page for every other path, since the dashboard has its own
 * not-found page. A path below `/api/` or `/media/` without a route is a JSON 404.
 */
export async function dashboardRoutes(
  app: FastifyInstance,
  folder: string | null,
  settings: PageSettings,
): Promise<void> {
  const page = folder === null ? null : pageWithSettings(readFileSync(join(folder, 'index.html'), 'utf8'), settings);
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['index.html', '**/*.gz', '**/*.br'],
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/');
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = page !== null && /^(GET|HEAD)$/.test(request.method) && !/^\/(api|media|assets)(\/|$)/.test(path);
    if (!isPage) throw new RequestError(404, { detail: `There is nothing at ${path}.` });
    return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

interface PageSettings {
  /** the tile server that the operator offers */
  tiles: TileSettings;
  /** identity of the service that the page shows: `own`, or its address */
  serviceName: string;
}

/** Passes the settings to the dashboard in `<meta>` elements. */
function pageWithSettings(html: string, { tiles, serviceName }: PageSettings): string {
  const element = /<meta name="noctuary-tiles"[^>]*>/;
  if (!element.test(html)) throw new Error('The built page has no <meta name="noctuary-tiles"> for its settings.');
  return html.replace(element, () => meta('noctuary-tiles', JSON.stringify(tiles)) + meta(SERVICE_HEADER, serviceName));
}

function meta(name: string, content: string): string {
  const text = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${text}">`;
}
