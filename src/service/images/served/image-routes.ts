import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ImageSources } from '#contract/images/image-answers.ts';
import {
  imageCheckRequest,
  imageIndexRequest,
  imagePlaces,
  imagePreviewRequest,
  imageRemoval,
} from '#contract/images/image-requests.ts';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import { readBody } from '#service/body-faults.ts';
import { withOutcome } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { removalOf } from '#service/images/remove-source.ts';
import { onlyJson } from '#service/only-json.ts';
import { ownId } from '#service/own-id.ts';
import { calledAs } from '#service/project-folder.ts';
import { mayWrite, NOT_ALLOWED } from '#service/protection/may-write.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { RequestError } from '#service/request-error.ts';
import { requestParameters } from '#service/request-parameters.ts';
import { sendJson } from '#service/send-json.ts';
import { askedPlace } from './asked-place.ts';
import { checkSources } from './check-sources.ts';
import { ImageProcesses } from './image-processes.ts';
import { ImageRoots } from './image-roots.ts';
import { putPlaces } from './put-places.ts';
import { readImageSources, storedImageSource, storedPlace, type StoredImageSource } from './read-image-sources.ts';

const PATH = '/api/v2/images/';
const OF_SOURCE = '/api/v2/storage/:id/';
const BODY_LIMIT_BYTES = 65_536;

/** What the service may do with folders of images. */
export interface ImageOptions {
  /** absolute paths of the folders below which it may look */
  roots: readonly string[];
  /** how often it looks at each source by itself; null: it does not */
  checkEveryMs: number | null;
  /** as for `openDatabase`: images are read in processes of their own */
  databaseLocation: string;
  /** for tests: how long a preview looks */
  previewMs?: number;
  /** for tests: the program that reads images */
  program?: string;
}

interface ImageRouteOptions {
  images: ImageOptions;
  database: Database;
  exportFolder: string;
  /** as whom buckets are asked */
  bucketAccess: BucketAccess;
  publicUrl: string | null;
  /** the origin of the addresses in answers */
  baseUrlOf: (request: FastifyRequest) => string;
}

type OfSource = { Params: { id: string } };

/**
 * Ours: looks at folders of images, indexes them, checks them again and removes them, for who may write (`mayWrite`); all others
 * see which sources there are and their jobs.
 */
export async function imageRoutes(app: FastifyInstance, options: ImageRouteOptions): Promise<void> {
  const { images, database, exportFolder, bucketAccess, publicUrl, baseUrlOf } = options;
  const { databaseLocation, previewMs, program } = images;
  const forTests = { previewMs, program };
  const processes = new ImageProcesses({ databaseLocation, exportFolder, bucketAccess, ...forTests, log: app.log });
  const roots = new ImageRoots(images.roots);
  const places = { database, roots, region: bucketAccess.region };
  if (images.checkEveryMs !== null)
    checkSources(app, { database, everyMs: images.checkEveryMs, begin: (task) => processes.begin(task) });
  app.addHook('preClose', () => processes.stop());

  const refuseOthers = (request: FastifyRequest) => {
    if (!mayWrite(request, publicUrl)) throw new RequestError(403, { detail: NOT_ALLOWED });
  };
  const sourceOf = async (request: FastifyRequest<OfSource>): Promise<StoredImageSource> => {
    const source = await storedImageSource(database, { id: ownId(request.params.id) ?? 0 });
    if (source !== undefined) return source;
    throw new RequestError(404, {
      detail: `There are no images of a storage source with the id ${request.params.id}.`,
    });
  };
  const sendJob = async (request: FastifyRequest, reply: FastifyReply, jobId: number) => {
    const baseUrl = baseUrlOf(request);
    const [record] = await jobsQuery.read(database, [jobId], baseUrl);
    reply.code(201).header('location', `${baseUrl}/api/v2/jobs/${jobId}/`);
    return sendJson(reply, requestParameters(request.url), record);
  };

  const indexCommand = calledAs('index');
  await app.register((routes, _options, done) => {
    onlyJson(routes);
    const bodyLimit = BODY_LIMIT_BYTES;

    routes.get(PATH, { config: { allow: 'GET, HEAD, POST' } }, async (request, reply) => {
      const parameters = requestParameters(request.url);
      const isWriter = mayWrite(request, publicUrl);
      const answer: ImageSources = {
        roots: isWriter ? [...roots.paths] : [],
        check_every_seconds: images.checkEveryMs === null ? null : images.checkEveryMs / 1_000,
        index_command: indexCommand,
        sources: await readImageSources(database, baseUrlOf(request), isWriter),
        user_permissions: isWriter ? ['create'] : [],
      };
      return sendJson(reply, parameters, answer);
    });

    routes.post(PATH, { bodyLimit, config: { allow: 'GET, HEAD, POST' } }, async (request, reply) => {
      requestParameters(request.url);
      refuseOthers(request);
      const body = readBody(imageIndexRequest, request.body);
      const place = await askedPlace(body, places);
      const { jobId } = await processes.begin({
        what: 'index',
        ...place,
        mapping: body.mapping,
        table: body.table ?? null,
        projectName: body.project ?? null,
        replacesSample: body.replace_sample === true,
      });
      return sendJob(request, reply, jobId);
    });

    routes.get(`${PATH}folders/`, { config: { allow: 'GET, HEAD' } }, async (request, reply) => {
      const parameters = requestParameters(request.url, ['folder']);
      refuseOthers(request);
      return sendJson(reply, parameters, await roots.list(parameters.get('folder') || null));
    });

    routes.post(`${PATH}preview/`, { bodyLimit, config: { allow: 'POST' } }, async (request, reply) => {
      const parameters = requestParameters(request.url);
      refuseOthers(request);
      const { folder, endpoint, mapping, table = null } = readBody(imagePreviewRequest, request.body);
      const place = await askedPlace({ folder, endpoint }, places);
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const preview = await processes.preview({ ...place, mapping, table }, left.signal);
      return sendJson(reply, parameters, { ...preview, folder });
    });

    routes.post<OfSource>(`${OF_SOURCE}check/`, { bodyLimit, config: { allow: 'POST' } }, async (request, reply) => {
      requestParameters(request.url);
      refuseOthers(request);
      const place = storedPlace(await sourceOf(request));
      const { mapping = null, table = null } = readBody(imageCheckRequest, request.body);
      const again = { mapping, table, projectName: null, replacesSample: false };
      const { jobId } = await processes.begin({ what: 'index', ...place, ...again });
      return sendJob(request, reply, jobId);
    });

    const removal = { bodyLimit, config: { allow: 'GET, HEAD, POST' } };
    routes.get<OfSource>(`${OF_SOURCE}removal/`, removal, async (request, reply) => {
      const parameters = requestParameters(request.url);
      refuseOthers(request);
      const { id } = await sourceOf(request);
      return sendJson(reply, parameters, await removalOf(database, id));
    });
    routes.post<OfSource>(`${OF_SOURCE}removal/`, removal, async (request, reply) => {
      requestParameters(request.url);
      refuseOthers(request);
      const { id } = await sourceOf(request);
      const said = readBody(imageRemoval, request.body);
      const counted = await removalOf(database, id);
      const isSame = counted !== null && Object.entries(counted).every(([name, n]) => said[name as 'captures'] === n);
      if (!isSame) throw new RequestError(409, { detail: 'What goes with the source has changed: look at it again.' });
      const { jobId } = await processes.begin({ what: 'remove', sourceId: id });
      return sendJob(request, reply, jobId);
    });

    routes.put<OfSource>(`${OF_SOURCE}places/`, { bodyLimit, config: { allow: 'PUT' } }, async (request, reply) => {
      const parameters = requestParameters(request.url);
      refuseOthers(request);
      const { id } = await sourceOf(request);
      const body = readBody(imagePlaces, request.body);
      await withOutcome('Nothing was written.', () => putPlaces(database, id, body));
      return sendJson(reply, parameters, body);
    });

    done();
  });
}
