import type { FastifyInstance } from 'fastify';

/** Refuses bodies that are no JSON: a page of another site could send the other types without a CORS preflight. */
export function onlyJson(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, routes.getDefaultJsonParser('error', 'error'));
}
