import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basemapRoute } from '#service/basemap/basemap-route.ts';
import { type Basemap, openBasemap } from '#service/basemap/open-basemap.ts';
import type { BuiltDashboard } from '#service/document/built-dashboard.ts';
import { pageDocument, type PageSettings } from '#service/document/page-document.ts';
import { pagePreviews, type PreviewOptions } from '#service/document/page-previews.ts';
import { previewRenderer } from '#service/document/preview-renderer.ts';
import { RequestError } from './request-error.ts';

const POLICY = 'content-security-policy';
/** The policy of every answer; the page's also allows the page's own inline scripts, by their hashes. */
const OWN_SCRIPTS = "script-src 'self'";

/**
 * Headers that say nothing about a file whose name changes with its content: 0.8 kB, of each of the forty files of a page.
 * They are about documents, about a part or an earlier state of a file, or what browsers do anyway.
 */
const NOT_FOR_ASSETS = [
  POLICY,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'referrer-policy',
  'accept-ranges',
  'last-modified',
  'x-request-id',
];

/**
 * Serves the built dashboard: its files, the basemap, and its one page for every other path, since the dashboard has its own
 * not-found page. A path below `/api/` or `/media/` without a route is a JSON 404.
 *
 * @param previews null: no previews of pages
 */
export async function dashboardRoutes(
  app: FastifyInstance,
  dashboard: BuiltDashboard | null,
  { basemap = openBasemap(null), ...more }: Omit<PageSettings, 'basemap'> & { basemap?: Basemap | undefined },
  previews: PreviewOptions | null = null,
): Promise<void> {
  const page = dashboard === null ? null : pageDocument(dashboard, { ...more, basemap });
  basemapRoute(app, basemap);
  const folder = dashboard?.folder ?? null;
  const renderer = folder === null || previews === null ? null : previewRenderer(folder, app.log);
  app.addHook('onClose', () => renderer?.close());
  const previewOf = renderer === null || previews === null ? null : pagePreviews(app, renderer, previews);
  if (folder !== null) {
    await app.register(async (files) => {
      files.addHook('onSend', async (request, reply) => {
        if (reply.statusCode >= 400 || !/^\/assets\/[^?]*\.(?:js|css|json)(?:\?|$)/.test(request.url)) return;
        for (const name of NOT_FOR_ASSETS) {
          reply.removeHeader(name);
          // Where Helmet has put it.
          reply.raw.removeHeader(name);
        }
      });
      const ofFiles = { index: false, cacheControl: false, preCompressed: true } as const;
      // One route for the files whose names change with their content: a route for each of hundreds took an eighth of a start.
      await files.register(fastifyStatic, {
        ...ofFiles,
        root: join(folder, 'assets'),
        prefix: '/assets/',
        // They are sent to browsers that understand them, at the address of the file.
        allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
        setHeaders: (response) => void response.setHeader('cache-control', 'public, max-age=31536000, immutable'),
      });
      await files.register(fastifyStatic, {
        ...ofFiles,
        root: folder,
        decorateReply: false,
        wildcard: false,
        globIgnore: ['index.html', 'assets/**', '**/*.gz', '**/*.br'],
        setHeaders: (response) => void response.setHeader('cache-control', 'no-cache'),
      });
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = page !== null && /^(GET|HEAD)$/.test(request.method) && !/^\/(api|media|assets)(\/|$)/.test(path);
    if (!isPage) throw new RequestError(404, { detail: `There is nothing at ${path}.` });
    const policy = String(reply.getHeader(POLICY)).replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${page.scriptSources}`);
    const previewed = page.previewed(request.url);
    reply
      .header(POLICY, policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept, accept-encoding, accept-language, user-agent');
    const head = page.head(request.url);
    const preview = previewed === null ? null : (previewOf?.(request, previewed) ?? null);
    const body = async () => Buffer.from(page.body(request.url, await preview));
    if (preview === null || request.method === 'HEAD')
      return reply.send(Buffer.concat([Buffer.from(head), await body()]));
    // The browser reads the styles while the preview is rendered.
    return reply.send(Readable.from(inParts(head, body)));
  });
}

async function* inParts(head: string, body: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  yield await body();
}
