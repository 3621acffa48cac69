import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what `Allow` says of the route's address */
    allow?: string;
  }
}

/** What every list endpoint offers (spec 1), whatever is asked of it; POST is of use on exports alone. */
export const LIST_METHODS = 'GET, POST, HEAD, OPTIONS';

/** Every answer of a route tells what its address offers, also one that refuses: this comes before all that may. */
export function tellMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { allow } = request.routeOptions.config;
    if (allow !== undefined) reply.header('allow', allow);
    done();
  });
}
