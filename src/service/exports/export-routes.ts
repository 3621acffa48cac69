import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withOutcome } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { onlyJson } from '#service/only-json.ts';
import { ownId } from '#service/own-id.ts';
import { RequestError } from '#service/request-error.ts';
import { requestParameters } from '#service/request-parameters.ts';
import { sendJson } from '#service/send-json.ts';
import { LIST_METHODS } from '#service/send-allow-header.ts';
import { cancelIndex, isImageJob } from '#service/images/cancel-index.ts';
import { mayWrite, NOT_ALLOWED } from '#service/protection/may-write.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { cancelExport, ordererOf } from './cancel-export.ts';
import { countOrder, leftOutOfOrder } from './count-order.ts';
import { removeFilesOf } from './export-file.ts';
import { exportWorker, type ExportWorker } from './export-worker.ts';
import { orderExport } from './order-export.ts';
import { OrderShares } from './order-shares.ts';
import { readExportOrder } from './read-export-order.ts';

const LIST_PATH = '/api/v2/exports/';
const COUNT_PATH = '/api/v2/exports/count/';
const CANCEL_PATH = '/api/v2/jobs/:id/cancel/';
/** An order names up to a thousand deployments and as many sites. */
const BODY_LIMIT_BYTES = 65_536;
/** A reader waits for a count before ordering; 10 million rows take about as long on SQLite. */
const COUNT_MS = 3_000;
/** A queued export says how many records it will have, where they are counted by then. */
const ORDER_COUNT_MS = 500;
/** The user of an export that was ordered without a token. */
const LOCAL_USER = 'Local user';

export interface ExportRouteOptions {
  database: Database;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** the origin of the addresses in answers */
  baseUrlOf: (request: FastifyRequest) => string;
  /** whether the reader may see the names of people: files that others order have none */
  mayReadNames: (request: FastifyRequest) => boolean;
  /** pause after each batch of a job, to slow jobs down */
  pauseMs: number;
  publicUrl: string | null;
  /** as `ExportWorkerOptions` has it */
  stalledMs?: number | undefined;
}

/**
 * The routes that order, count and cancel exports (spec 4.5 leaves them open), and the worker that makes exports while the app
 * listens.
 *
 * @returns that worker
 */
export async function exportRoutes(app: FastifyInstance, options: ExportRouteOptions): Promise<ExportWorker> {
  const { database, exportFolder, baseUrlOf, mayReadNames, publicUrl, pauseMs, stalledMs } = options;
  const shares = new OrderShares(database);
  const worker = exportWorker({ database, folder: exportFolder, pauseMs, stalledMs, log: app.log });
  app.addHook('onListen', () => worker.start());
  app.addHook('preClose', () => worker.stop());

  await app.register((routes, _options, done) => {
    onlyJson(routes);

    const ask = { bodyLimit: BODY_LIMIT_BYTES, config: { allow: LIST_METHODS } };
    routes.post(LIST_PATH, ask, async (request, reply) => {
      const parameters = requestParameters(request.url);
      const baseUrl = baseUrlOf(request);
      const record = await withOutcome('The export was not ordered.', async () => {
        const order = await readExportOrder(database, request.body, mayReadNames(request));
        await shares.refuseTooMany(request);
        const total = await countOrder(database, order, ORDER_COUNT_MS);
        return orderExport(database, { ...order, total }, { userName: userNameOf(request), baseUrl });
      });
      shares.add(request, record.job.id);
      worker.wake();
      reply.code(201).header('location', `${baseUrl}${LIST_PATH}${record.id}/`);
      return sendJson(reply, parameters, record);
    });

    const count = { bodyLimit: BODY_LIMIT_BYTES, config: { allow: 'POST' } };
    routes.post(COUNT_PATH, count, async (request, reply) => {
      const parameters = requestParameters(request.url);
      const order = await readExportOrder(database, request.body, mayReadNames(request));
      const records = await countOrder(database, order, COUNT_MS);
      const left_out = await leftOutOfOrder(database, order, COUNT_MS);
      return sendJson(reply, parameters, { count: records, left_out });
    });

    const cancel = { bodyLimit: BODY_LIMIT_BYTES, config: { allow: 'POST' } };
    routes.post<{ Params: { id: string } }>(CANCEL_PATH, cancel, async (request, reply) => {
      const parameters = requestParameters(request.url);
      const id = ownId(request.params.id);
      if (id !== null && (await isImageJob(database, id))) {
        if (!mayWrite(request, publicUrl)) throw new RequestError(403, { detail: NOT_ALLOWED });
        const isCancelled = await withOutcome('The job was not cancelled.', () => cancelIndex(database, id));
        const [record] = await jobsQuery.read(database, [id], baseUrlOf(request));
        if (!isCancelled) throw hasEnded(id, record?.status);
        return sendJson(reply, parameters, record);
      }
      // Where anyone may order, they cancel what was ordered without a token.
      const isWithoutToken = request.tokenName === null && request.tokenMayWrite !== null;
      if (id !== null && isWithoutToken && ![null, LOCAL_USER].includes(await ordererOf(database, id)))
        throw new RequestError(403, { detail: 'This export was ordered with a token, and is cancelled with one.' });
      const cancellation =
        id === null
          ? null
          : await withOutcome('The export was not cancelled.', () => cancelExport(database, id, baseUrlOf(request)));
      if (cancellation === null)
        throw new RequestError(404, {
          detail: `There is no job with the id ${request.params.id} that can be cancelled.`,
        });
      const { isCancelled, exportId, record } = cancellation;
      if (!isCancelled) throw hasEnded(id, record?.status);
      await removeFilesOf(exportFolder, exportId).catch(() => {});
      return sendJson(reply, parameters, record);
    });

    // Without these, "count" would be read as the id of an export.
    const refuse = (request: FastifyRequest): Promise<never> =>
      Promise.reject(new RequestError(405, { detail: `${request.method} is not offered here, only POST.` }));
    const reading = ['GET', 'HEAD', 'OPTIONS'];
    routes.route({ ...count, method: reading, url: COUNT_PATH, onRequest: refuse, handler: refuse });
    done();
  });
  return worker;
}

function hasEnded(id: number | null, status: string | undefined): RequestError {
  const detail = `The job ${id} has ended with ${status}; only one that waits or runs can be cancelled.`;
  return new RequestError(409, { detail });
}

function userNameOf(request: FastifyRequest): string {
  return request.tokenName ?? LOCAL_USER;
}
