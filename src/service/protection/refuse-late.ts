import type { FastifyInstance } from 'fastify';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { RequestError } from '#service/request-error.ts';
import type { RequestQueue } from './request-queue.ts';

const RETRY_S = 5;

/** Refuses (503) requests that have waited in the queue for so long that their client has given up, or soon will. */
export function refuseLate(app: FastifyInstance, queue: RequestQueue): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!queue.isLate(request.raw)) return done();
    const detail = `The service is busy with other requests: ask again in ${RETRY_S} seconds.`;
    return done(new RequestError(503, { detail }, retryAfterHeader(RETRY_S)));
  });
}
