import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageDocument, type PageSettings } from '#service/document/page-document.ts';
import { RequestError } from './request-error.ts';

const POLICY = 'content-security-policy';
/** The policy of every answer; the page's also allows the page's own inline scripts, by their hashes. */
const OWN_SCRIPTS = "script-src 'self'";

/**
 * Serves the built dashboard: its files, and its one page for every other path, since the dashboard has its own
 * not-found page. A path below `/api/` or `/media/` without a route is a JSON 404.
 */
export async function dashboardRoutes(
  app: FastifyInstance,
  folder: string | null,
  settings: PageSettings,
): Promise<void> {
  const page = folder === null ? null : pageDocument(folder, settings);
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
    const policy = String(reply.getHeader(POLICY)).replace(OWN_SCRIPTS, `${OWN_SCRIPTS} ${page.scriptSources}`);
    return reply
      .header(POLICY, policy)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.html(request.url));
  });
}
