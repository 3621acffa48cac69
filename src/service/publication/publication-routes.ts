import type { FastifyInstance } from 'fastify';
import { publicationFields } from '#contract/exports/publication-values.ts';
import { publication, type Publication, type PublicationRecord } from '#contract/exports/publication.ts';
import { bodyFaults } from '#service/body-faults.ts';
import { withOutcome } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { inShortTransaction } from '#service/database/short-transaction.ts';
import { onlyJson } from '#service/only-json.ts';
import { ownId } from '#service/own-id.ts';
import { mayWrite, NOT_ALLOWED } from '#service/protection/may-write.ts';
import { RequestError } from '#service/request-error.ts';
import { requestParameters } from '#service/request-parameters.ts';
import { sendJson } from '#service/send-json.ts';
import { storedPublication } from './stored-publication.ts';

const PATH = '/api/v2/projects/:id/publication/';
const BODY_LIMIT_BYTES = 65_536;

interface PublicationRouteOptions {
  database: Database;
  publicUrl: string | null;
}

/** What packages that are published say of a project (`publication` of the contract): read by all, written by `mayWrite`. */
export async function publicationRoutes(
  app: FastifyInstance,
  { database, publicUrl }: PublicationRouteOptions,
): Promise<void> {
  await app.register((routes, _options, done) => {
    onlyJson(routes);
    const config = { allow: 'GET, HEAD, PUT' };

    routes.get<{ Params: { id: string } }>(PATH, { config }, async (request, reply) => {
      const parameters = requestParameters(request.url);
      const kept = await storedPublication(database, idOf(request.params.id));
      if (kept === undefined) throw noProject(request.params.id);
      const record: PublicationRecord = {
        project: idOf(request.params.id),
        publication: kept,
        user_permissions: mayWrite(request, publicUrl) ? ['update'] : [],
      };
      return sendJson(reply, parameters, record);
    });

    const put = { config, bodyLimit: BODY_LIMIT_BYTES };
    routes.put<{ Params: { id: string } }>(PATH, put, async (request, reply) => {
      const parameters = requestParameters(request.url);
      if ((await storedPublication(database, idOf(request.params.id))) === undefined)
        throw noProject(request.params.id);
      if (!mayWrite(request, publicUrl)) throw new RequestError(403, { detail: NOT_ALLOWED });
      const id = idOf(request.params.id);
      const body = readBody(request.body);
      await withOutcome('Nothing was written.', () =>
        inShortTransaction(database, (transaction) =>
          transaction
            .updateTable('projects')
            .set({ publication: JSON.stringify(body), publication_is_loaded: null })
            .where('id', '=', id)
            .execute(),
        ),
      );
      const record: PublicationRecord = { project: id, publication: body, user_permissions: ['update'] };
      return sendJson(reply, parameters, record);
    });
    done();
  });
}

function readBody(body: unknown): Publication {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestError(400, { detail: `The body must be a JSON object of ${publicationFields.join(', ')}.` });
  }
  const read = publication.safeParse(body);
  if (!read.success) throw new RequestError(400, bodyFaults(read.error));
  return read.data;
}

/** 0, which no project has, where the text is no id. */
function idOf(text: string): number {
  return ownId(text) ?? 0;
}

function noProject(text: string): RequestError {
  return new RequestError(404, { detail: `There is no project with the id ${text}.` });
}
