import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '#service/request-error.ts';
import { type Basemap, BASEMAP_PATH, versionOf } from './open-basemap.ts';

/**
 * Serves the basemap's archive, of which the page reads ranges. Not by @fastify/static, whose weak validators keep
 * browsers from caching ranges.
 */
export function basemapRoute(app: FastifyInstance, { file }: Basemap): void {
  if (file === null) return;
  app.get<{ Querystring: { v?: string } }>(BASEMAP_PATH, async (request, reply) => {
    const handle = await open(file).catch(() => {
      throw new RequestError(404, { detail: 'There is no basemap.' });
    });
    const facts = await handle.stat();
    const version = versionOf(facts);
    const validator = `"${version}"`;
    const isNamed = request.query.v === version;
    reply
      .header('accept-ranges', 'bytes')
      .header('etag', validator)
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('application/vnd.pmtiles');
    const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers;
    if (known?.includes(validator) === true) {
      await handle.close();
      return reply.code(304).send();
    }
    const asked = ifRange === undefined || ifRange === validator ? rangeOf(range, facts.size) : null;
    if (asked === 'outside') {
      await handle.close();
      return reply.code(416).header('content-range', `bytes */${facts.size}`).send();
    }
    const { start, end } = asked ?? { start: 0, end: facts.size - 1 };
    if (asked !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${facts.size}`);
    reply.header('content-length', end - start + 1);
    // It closes the handle.
    return reply.send(handle.createReadStream({ start, end }));
  });
}

/** The one range that a request asks for, null for the whole file, also where it asks for several. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? 'outside' : { start, end };
}
