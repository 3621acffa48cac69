import type { FastifyInstance } from 'fastify';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { RequestError } from '#service/request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses new requests (503) from now on, although the app still listens; resolves when none is in flight. */
    finishRequests: () => Promise<void>;
  }
}

/** A restart takes a few seconds. */
const RETRY_S = 5;

/** While the app closes, requests in flight are finished, and open connections accept no new ones. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  let running = 0;
  let whenIdle = () => {};
  app.decorate('finishRequests', () => {
    isStopping = true;
    return new Promise((resolve) => {
      whenIdle = resolve;
      if (running === 0) resolve();
    });
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) {
      const detail = 'The service is stopping.';
      return done(new RequestError(503, { detail }, retryAfterHeader(RETRY_S)));
    }
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) whenIdle();
    });
    return done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection that stays open would prevent the server from closing.
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
