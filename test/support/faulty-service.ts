import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyAnswer {
  status?: number;
  /** an object is sent as JSON, text as HTML */
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface FaultyService {
  origin: string;
  /** every request's path and query below `/api/v2/`, in order of arrival */
  requests: string[];
  stop: () => Promise<void>;
}

/** A service of the interface that answers as `answer` says: for what running services do and ours never does. */
export async function faultyService(
  answer: (
    path: string,
    query: URLSearchParams,
    headers: IncomingMessage['headers'],
  ) => FaultyAnswer | Promise<FaultyAnswer>,
): Promise<FaultyService> {
  const requests: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://faulty');
    const path = pathname.replace('/api/v2/', '');
    requests.push(path + search);
    const { status = 200, body, headers } = await answer(path, searchParams, request.headers);
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** One page of `records`, as the envelope of spec 2.1. */
export function pageOf(records: readonly unknown[], query: URLSearchParams, largest = 1_000): FaultyAnswer {
  const limit = Math.min(Number(query.get('limit') ?? 20), largest);
  const offset = Number(query.get('offset') ?? 0);
  return {
    body: { count: records.length, next: null, previous: null, results: records.slice(offset, offset + limit) },
  };
}
