import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** value of the `Allow` header for the route's address */
    allow?: string;
  }
}

/** The methods of every list endpoint (spec 1); only exports accept POST. */
export const LIST_METHODS = 'GET, POST, HEAD, OPTIONS';

/** Sends `Allow` with every answer of a route, also with refusals: this hook runs before all that may refuse. */
export function sendAllowHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { allow } = request.routeOptions.config;
    if (allow !== undefined) reply.header('allow', allow);
    done();
  });
}
