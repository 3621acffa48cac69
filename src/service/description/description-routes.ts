import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseParameters } from '#contract/lists/list-query.ts';
import { sendJson } from '#service/send-json.ts';
import { describeInterface } from './describe-interface.ts';

/** The description of the interface: for programs at `/api/v2/schema/`, for people at `/api/docs/`. */
export async function descriptionRoutes(
  app: FastifyInstance,
  baseUrlOf: (request: FastifyRequest) => string,
  asksForToken: boolean,
  isCopy: boolean,
): Promise<void> {
  app.get('/api/v2/schema/', (request, reply) =>
    sendJson(reply, parseParameters(request.url), describeInterface(baseUrlOf(request), asksForToken, isCopy)),
  );
  // Requests of the documentation page go to its own origin.
  const document = describeInterface('/', asksForToken, isCopy) as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Noctuary: the interface' },
    uiConfig: { docExpansion: 'none', tryItOutEnabled: true, layout: 'BaseLayout' },
  });
}
