import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface FaultyAnswer {
  status?: number;
  /** an object is sent as JSON, text as HTML */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  /** writes the answer itself, or never; the other fields are ignored */
  raw?: (response: ServerResponse) => void;
  /** stops sending after this many bytes, or closes the connection; the headers announce the full length */
  stopsAfter?: { bytes: number; by: 'silence' | 'close' };
}

export interface FaultyService {
  origin: string;
  /** path and query of every request, by arrival; without `/api/v2/` */
  requests: string[];
  /** maximum number of concurrent requests */
  readonly mostAtOnce: number;
  /** number of requests that clients aborted before the answer */
  readonly givenUp: number;
  stop: () => Promise<void>;
}

/** A service of the interface that answers with `answer`: for behaviour of running services that ours does not have. */
export async function faultyService(
  answer: (
    path: string,
    query: URLSearchParams,
    headers: IncomingMessage['headers'],
    method: string,
    /** the body of a POST or PUT, else empty */
    sent: string,
  ) => FaultyAnswer | Promise<FaultyAnswer>,
): Promise<FaultyService> {
  const requests: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  let givenUp = 0;
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://faulty');
    const path = pathname.replace('/api/v2/', '');
    // Not the basemap's outlines, a file of the dashboard's build, nor its archive.
    if (!pathname.startsWith('/node_modules/') && pathname !== '/basemap.pmtiles') requests.push(path + search);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    // Not on `close`, which may come after the next request.
    response.once('finish', () => {
      underWay -= 1;
    });
    response.once('close', () => {
      if (response.writableFinished) return;
      underWay -= 1;
      givenUp += 1;
    });
    const {
      status = 200,
      body,
      headers,
      raw,
      stopsAfter,
    } = await answer(
      path,
      searchParams,
      request.headers,
      request.method ?? 'GET',
      /^(POST|PUT)$/.test(request.method ?? '') ? await readText(request) : '',
    );
    if (raw !== undefined) return raw(response);
    const isText = typeof body === 'string';
    const bytes = Buffer.from(isText ? body : JSON.stringify(body));
    response.writeHead(status, {
      'content-type': isText ? 'text/html' : 'application/json',
      'content-length': bytes.length,
      ...headers,
    });
    if (stopsAfter === undefined) response.end(bytes);
    else response.write(bytes.subarray(0, stopsAfter.bytes), () => stopsAfter.by === 'close' && response.destroy());
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    get givenUp() {
      return givenUp;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** One page of `records`, as the envelope of spec 2.1; the addresses in it are of another host, as behind some proxies. */
export function pageOf(records: readonly unknown[], query: URLSearchParams, largest = 1_000): FaultyAnswer {
  const limit = Math.min(Number(query.get('limit') ?? 20), largest);
  const offset = Number(query.get('offset') ?? 0);
  const at = (start: number) => `http://inside.example/api/v2/list/?limit=${limit}&offset=${start}`;
  return {
    body: {
      count: records.length,
      next: offset + limit < records.length ? at(offset + limit) : null,
      previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
      results: records.slice(offset, offset + limit),
    },
  };
}
