import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limiter } from '#contract/limiter.ts';
import { SERVICE_FILES } from '#contract/service-files.ts';
import { askWithin } from '#service/other-service/ask-within.ts';
import type { OtherServiceAnswer, OtherServiceClient } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';
import { inertHeaders } from './inert-headers.ts';
import type { NamedAddresses } from './named-addresses.ts';

export interface FileRouteOptions {
  /** origin of the other service */
  origin: string;
  /** its path of the interface, "/api/v2" */
  prefix: string;
  names: NamedAddresses;
  client: OtherServiceClient;
  timeoutMs: number;
}

/** Request headers that are forwarded. The token is for this origin; cookies and the referrer are not forwarded. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'authorization',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'user-agent',
] as const;
const MOST_RECORD_BYTES = 2_000_000;
/** Records read to check an address, at a time: a slow service has few workers. */
const RECORDS_AT_A_TIME = 2;

/**
 * `GET /media/service/<list>/<id>?address=<path>`: a file or an image at the other service's own origin, for browsers that
 * cannot reach it. Only addresses that a record named are fetched: in an answer that was forwarded, or else in the record
 * `<id>`, which is then read with the reader's token. A redirect within the origin is followed, one to another origin is
 * left to the browser.
 */
export function fileRoute(app: FastifyInstance, options: FileRouteOptions): void {
  const { origin, prefix, names, client, timeoutMs } = options;
  const reads = limiter(RECORDS_AT_A_TIME);

  const ask = (path: string, request: FastifyRequest, headers: IncomingHttpHeaders) =>
    client.ask(origin, path, { method: request.method, headers, signal: request.signal, timeoutMs });

  const findInRecord = async (path: string, request: FastifyRequest<FileRequest>) => {
    const { list, id } = request.params;
    await reads.run(
      async () => {
        if (names.has(path)) return;
        const { authorization } = request.headers;
        const headers = { accept: 'application/json', 'accept-encoding': 'identity', authorization };
        const { signal } = request;
        const answer = await client.ask(origin, `${prefix}/${list}/${id}/`, { headers, signal, timeoutMs });
        const text = await textOf(answer);
        if (answer.status === 200 && text !== null) return names.note(parsed(text));
        const status = [401, 403, 404].includes(answer.status) ? answer.status : 502;
        throw new RequestError(status, { detail: `The record ${list}/${id} was answered with ${answer.status}.` });
      },
      { signal: request.signal },
    );
    if (names.has(path)) return;
    throw new RequestError(404, { detail: `The record ${list}/${id} does not name this address.` });
  };

  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: `${SERVICE_FILES}/:list(^(?:captures|deployments|exports|occurrences|projects|taxa)$)/:id(^\\d{1,15}$)`,
    handler: async (request, reply) => {
      try {
        const path = pathOf(request.query.address, origin);
        if (!names.has(path)) await findInRecord(path, request);
        const headers = headersFor(request);
        const asked = await askWithin(origin, path, (target) => ask(target, request, headers));
        if ('elsewhere' in asked) return await reply.redirect(asked.elsewhere.href, 302);
        return await sendFile(asked.answer, path, request, reply);
      } catch (error) {
        // Never settled: the client has left, and an error would be logged.
        if (request.signal.aborted) return new Promise<never>(() => {});
        throw error;
      }
    },
  });
}

interface FileRequest {
  Params: { list: string; id: string };
  Querystring: { address?: string | string[] };
}

function pathOf(address: string | string[] | undefined, origin: string): string {
  if (typeof address === 'string' && /^\/(?![\\/])/.test(address) && URL.canParse(address, origin)) {
    const url = new URL(address, origin);
    if (url.origin === origin) return url.pathname + url.search;
  }
  throw new RequestError(400, { address: ['A path of the other service, with its query.'] });
}

function headersFor({ headers }: FastifyRequest): IncomingHttpHeaders {
  const passed = Object.fromEntries(HEADERS.map((name) => [name, headers[name]]));
  // A range counts the bytes of the file itself.
  return headers.range === undefined ? passed : { ...passed, 'accept-encoding': 'identity' };
}

async function sendFile(
  answer: OtherServiceAnswer,
  path: string,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = inertHeaders(answer.headers);
  if (request.params.list === 'exports' && answer.status < 300) {
    headers['content-disposition'] = attachment(headers['content-disposition'], path);
  }
  reply.code(answer.status).headers(headers);
  if (request.method === 'HEAD' || answer.status === 204 || answer.status === 304) {
    answer.body.resume();
    return reply.send();
  }
  return reply.send(answer.body);
}

/** The file's own name where the service sends none. */
function attachment(given: string | undefined, path: string): string {
  if (given !== undefined && /^attachment *;/i.test(given)) return given;
  const name = /([^/?]*)(?:\?.*)?$/.exec(path)?.[1] ?? '';
  return name === '' ? 'attachment' : `attachment; filename*=UTF-8''${name.replaceAll(/[^\w.%-]/g, '_')}`;
}

async function textOf({ body }: OtherServiceAnswer): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_RECORD_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
