import type { FastifyInstance } from 'fastify';
import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { RequestError } from '#service/request-error.ts';
import { holdsData } from './holds-data.ts';

/**
 * Answers 409 to a request that names another service than the one at this address now, before its token is read or
 * passed on. A page that was opened before the service changed sends such requests. Requests that name no service, as
 * programs send, are for whichever is here.
 *
 * @param serviceName `own`, or the address of the service that answers here
 */
export function refuseOtherService(app: FastifyInstance, serviceName: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const meant = request.headers[SERVICE_HEADER];
    if (meant === undefined || meant === serviceName) return done();
    const here = serviceName === OWN_SERVICE ? 'of its own database' : `of ${serviceName}`;
    const detail = `This address now shows the data ${here}, and the request was for another service. It was not passed on. Reload the page.`;
    return done(new RequestError(409, { detail }));
  });
  // A browser's cache must not answer for this service with cached answers of another one.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const vary = String(reply.getHeader('vary') ?? '');
    // An upstream may have set it already.
    if (holdsData(request) && !vary.includes(SERVICE_HEADER)) {
      reply.header('vary', vary === '' ? SERVICE_HEADER : `${vary}, ${SERVICE_HEADER}`);
    }
    done();
  });
}
