import type { FastifyInstance } from 'fastify';
import { RequestError } from '#service/request-error.ts';

/** While the app closes, what is being answered is finished, and open connections bring no new requests. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new RequestError(503, { detail: 'The service is stopping.' }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection that stays open would keep the server from closing.
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
