import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { COUNTS_HEADER, COUNTS_INCOMPLETE } from '#contract/headers/counts-header.ts';
import { exportOffer } from '#contract/exports/export-offer.ts';
import { orderDescription } from '#contract/exports/order-description.ts';
import { fieldNames } from '#contract/lists/field-names.ts';
import { LIST_PARAMETERS, LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';
import { parseParameters } from '#contract/lists/list-query.ts';
import type { Database } from '#service/database/open-database.ts';
import { isCounted } from '#service/database/uncounted-loads.ts';
import { collectionQueries, detailParameterNames } from '#service/queries/collection-queries.ts';
import type { AnyCollectionQuery } from '#service/queries/collection-query.ts';
import { withoutNames } from '#service/queries/without-names.ts';
import { withImagesHere } from '#service/queries/with-images-here.ts';
import { queryFor, readPage } from './list-page.ts';
import { listParameterNames, readListParameters } from './list-parameters.ts';
import { pageLinks } from './page-links.ts';
import { ownId } from './own-id.ts';
import { RequestError } from './request-error.ts';
import { requestParameters } from './request-parameters.ts';
import { sendJson } from './send-json.ts';
import { LIST_METHODS } from './send-allow-header.ts';

export interface ListRouteOptions {
  database: Database;
  /** the origin of the addresses in answers */
  baseUrlOf: (request: FastifyRequest) => string;
  /** whether the answer may have the names of people in it */
  mayReadNames: (request: FastifyRequest) => boolean;
  /** origin of the source of this copy, whose images this service asks for; null: this is no copy */
  sourceOrigin: string | null;
}

/** Registers the list and the detail of every collection (spec 4.1, 4.4). */
export function listRoutes(app: FastifyInstance, options: ListRouteOptions): void {
  for (const name of collectionNames) registerCollection(app, name, options);
}

function registerCollection(app: FastifyInstance, name: CollectionName, options: ListRouteOptions) {
  const { database, baseUrlOf, mayReadNames, sourceOrigin } = options;
  const { path, noun, record: schema, orderings, synonyms, filters, listPermissions } = collections[name];
  const own: AnyCollectionQuery = collectionQueries[name];
  const whole = sourceOrigin === null ? own : withImagesHere(name, own, sourceOrigin);
  const queryOf = (request: FastifyRequest) => (mayReadNames(request) ? whole : withoutNames(name, whole));
  const listPath = `/api/v2/${path}/`;
  const detailPath = `/api/v2/${path}/:id/`;
  const list = { config: { allow: LIST_METHODS } };
  const detail = { config: { allow: 'GET, HEAD, OPTIONS' } };

  app.get(listPath, list, async (request, reply) => {
    const parameters = requestParameters(request.url, listParameterNames(name));
    const wanted = readListParameters(name, parameters);
    const baseUrl = baseUrlOf(request);
    const { count, areCounted, results } = await readPage(database, queryOf(request), wanted, baseUrl);
    reply.header(LIST_PARAMETERS_HEADER, LIST_PARAMETERS.join(', '));
    if (!areCounted) reply.header(COUNTS_HEADER, COUNTS_INCOMPLETE);
    if (wanted.ignored.length > 0) {
      // Clients reject answers with very long headers.
      reply.header(ORDERING_IGNORED_HEADER, wanted.ignored.join(', ').slice(0, 1_000));
      // Pages of other origins can read only exposed headers, where a proxy allows CORS at all.
      reply.header('access-control-expose-headers', ORDERING_IGNORED_HEADER);
    }
    const { limit, offset } = wanted;
    const links = pageLinks({ baseUrl, path: listPath, parameters, limit, offset, count });
    return sendJson(reply, parameters, { count, ...links, results, ...(listPermissions && { user_permissions: [] }) });
  });

  app.get<{ Params: { id: string } }>(detailPath, detail, async (request, reply) => {
    // A filter that changes the content of records applies here too; other list parameters are ignored.
    const taken = detailParameterNames(name);
    const parameters = requestParameters(request.url, taken);
    const contentFilters = [...parameters].filter(([parameter]) => taken.includes(parameter));
    const asked = queryFor(queryOf(request), readListParameters(name, new URLSearchParams(contentFilters)).filters);
    const read = asked.readDetail ?? asked.read;
    const id = ownId(request.params.id);
    const [record] = id === null ? [] : await read(database, [id], baseUrlOf(request));
    if (record === undefined) {
      throw new RequestError(404, { detail: `There is no ${noun} with the id ${request.params.id}.` });
    }
    if (!(await isCounted(database))) reply.header(COUNTS_HEADER, COUNTS_INCOMPLETE);
    return sendJson(reply, parameters, record);
  });

  app.options(listPath, list, (request, reply) =>
    sendJson(reply.header(LIST_PARAMETERS_HEADER, LIST_PARAMETERS.join(', ')), parseParameters(request.url), {
      name: path,
      ordering: [...orderings, ...synonyms],
      filters,
      fields: fieldNames(schema),
      parameters: LIST_PARAMETERS,
      ...(name === 'exports' && {
        actions: orderDescription(mayReadNames(request) ? exportOffer : { ...exportOffer, people: ['none'] }),
      }),
    }),
  );
  app.options(detailPath, detail, (request, reply) => sendJson(reply, parseParameters(request.url), { name: noun }));
}
