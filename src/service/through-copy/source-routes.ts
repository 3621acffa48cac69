import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOURCE_TOKEN_HEADER } from '#contract/copy/copy-status.ts';
import { sourceLogin, sourceOrder } from '#contract/copy/source-requests.ts';
import { readBody } from '#service/body-faults.ts';
import type { Database } from '#service/database/open-database.ts';
import { onlyJson } from '#service/only-json.ts';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';
import { requestParameters } from '#service/request-parameters.ts';
import { sendJson } from '#service/send-json.ts';
import { askSource, type SourceQuestion } from './ask-source.ts';
import type { CopySource } from './copy-source.ts';
import { orderThere } from './order-there.ts';

const ORDERS = { url: '/api/v2/copy/exports/', config: { allow: 'POST, OPTIONS' } };
const LOGIN = { url: '/api/v2/copy/login/', config: { allow: 'POST, OPTIONS' } };
const LOGIN_THERE = 'auth/token/login/';
const TOKEN = /^[\x21-\x7e]{1,1000}$/;

export interface SourceRouteOptions {
  database: Database;
  copy: CopySource;
  /** called with the answer to a request that waits for the source, and not for data */
  onWait: (response: ServerResponse) => void;
}

/**
 * What a copy hands on to its source with the reader's own token of the source, and never with the copy's: orders of exports,
 * the question what may be ordered, a log in for such a token, and the question whether there is one. Token and password are neither logged nor stored.
 */
export async function sourceRoutes(
  app: FastifyInstance,
  { database, copy, onWait }: SourceRouteOptions,
): Promise<void> {
  const client = otherServiceClient(copy.proxyFor);
  app.addHook('onClose', client.close);
  const handOn = async (request: FastifyRequest, reply: FastifyReply, question: SourceQuestion) => {
    const parameters = requestParameters(request.url);
    onWait(reply.raw);
    const { status, body } = await askSource(client, copy, question);
    // An answer with a token, or to one, is for its reader alone.
    return sendJson(reply.code(status).header('cache-control', 'no-store'), parameters, body);
  };

  await app.register((routes, _options, done) => {
    onlyJson(routes);
    routes.post(ORDERS.url, ORDERS, async (request, reply) => {
      const token = tokenOf(request);
      const body = await orderThere(database, copy.source, readBody(sourceOrder, request.body));
      return handOn(request, reply, { method: 'POST', path: 'exports/', token, body });
    });
    routes.options(ORDERS.url, ORDERS, (request, reply) =>
      handOn(request, reply, { method: 'OPTIONS', path: 'exports/', token: tokenOf(request) }),
    );
    routes.post(LOGIN.url, LOGIN, (request, reply) => {
      const body = readBody(sourceLogin, request.body);
      return handOn(request, reply, { method: 'POST', path: LOGIN_THERE, token: null, body });
    });
    routes.options(LOGIN.url, LOGIN, async (request, reply) => {
      try {
        return await handOn(request, reply, { method: 'OPTIONS', path: LOGIN_THERE, token: null });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        // No log in there: nothing that a page reports.
        return reply.code(204).send();
      }
    });
    done();
  });
}

/** The reader's token of the source; null: none. */
function tokenOf({ headers }: FastifyRequest): string | null {
  const token = headers[SOURCE_TOKEN_HEADER];
  if (token === undefined || token === '') return null;
  if (typeof token === 'string' && TOKEN.test(token)) return token;
  throw new RequestError(400, { detail: `The header ${SOURCE_TOKEN_HEADER} has to be a token, without spaces.` });
}
