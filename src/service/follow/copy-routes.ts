import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { copyRequest } from '#contract/copy/copy-status.ts';
import { bodyFaults } from '#service/body-faults.ts';
import { withOutcome } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { onlyJson } from '#service/only-json.ts';
import { mayWrite, NOT_ALLOWED } from '#service/protection/may-write.ts';
import { RequestError } from '#service/request-error.ts';
import { requestParameters } from '#service/request-parameters.ts';
import { sendJson } from '#service/send-json.ts';
import { readCopyStatus } from './read-copy-status.ts';
import { tellCopy } from './tell-copy.ts';

const PATH = '/api/v2/copy/';
const BODY_LIMIT_BYTES = 4_096;

interface CopyRouteOptions {
  database: Database;
  publicUrl: string | null;
  /** whether the service follows another one */
  isCopy: boolean;
}

/** Ours: what a copy of another service says of itself (`copyStatus` of the contract), and what who may write tells it. */
export async function copyRoutes(app: FastifyInstance, options: CopyRouteOptions): Promise<void> {
  const { database, publicUrl, isCopy } = options;
  const sendStatus = async (request: FastifyRequest, reply: FastifyReply) => {
    const parameters = requestParameters(request.url);
    const status = isCopy ? await readCopyStatus(database, mayWrite(request, publicUrl)) : null;
    if (status === null) throw new RequestError(404, { detail: 'This service is no copy of another one.' });
    return sendJson(reply, parameters, status);
  };
  await app.register((routes, _options, done) => {
    onlyJson(routes);
    const config = { allow: 'GET, HEAD, POST' };
    routes.get(PATH, { config }, sendStatus);
    routes.post(PATH, { config, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      requestParameters(request.url);
      if (!isCopy) return sendStatus(request, reply);
      if (!mayWrite(request, publicUrl)) throw new RequestError(403, { detail: NOT_ALLOWED });
      const read = copyRequest.safeParse(request.body);
      if (!read.success) throw new RequestError(400, bodyFaults(read.error));
      const refusal = await withOutcome('Nothing was written.', () => tellCopy(database, read.data));
      if (refusal !== null) throw new RequestError(409, { detail: refusal });
      return sendStatus(request, reply);
    });
    done();
  });
}
