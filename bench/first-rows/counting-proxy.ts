import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProxiedRequest {
  method: string;
  /** path and query */
  path: string;
  /** ms since 1970 */
  begunMs: number;
  /** null until the service has answered to the end, or failed */
  endedMs: number | null;
  /** records in the answer: those of a list's `results`, one for a record by itself */
  rows: number;
}

export interface CountingProxy {
  origin: string;
  /** by arrival; may be emptied while the service is quiet */
  requests: ProxiedRequest[];
  /** Resolves once the service has answered every request so far. */
  untilQuiet: () => Promise<void>;
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 50;

/**
 * A proxy in front of a service that notes each request with the records of its answer. A request whose client leaves is
 * read to its end, since the service works on it until then.
 *
 * @param upstream its address, such as "http://127.0.0.1:8765"
 */
export async function countingProxy(upstream: string): Promise<CountingProxy> {
  const base = new URL(upstream);
  const send = base.protocol === 'https:' ? requestHttps : requestHttp;
  const requests: ProxiedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = base.pathname.replace(/\/$/, '') + (incoming.url ?? '/');
    const noted: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path,
      begunMs: Date.now(),
      endedMs: null,
      rows: 0,
    };
    requests.push(noted);
    const fail = () => {
      noted.endedMs ??= Date.now();
      outgoing.destroy();
    };
    const headers: Record<string, string | string[] | undefined> = { ...incoming.headers };
    // The records of a packed answer could not be counted. Links in answers then name the proxy, as they would the service.
    delete headers['accept-encoding'];
    if (base.protocol === 'https:') headers['host'] = base.host;
    const asked = send(new URL(path, base), { method: incoming.method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        outgoing.write(part);
      });
      answer.on('error', fail);
      answer.on('end', () => {
        noted.rows = rowsIn(Buffer.concat(parts).toString());
        noted.endedMs = Date.now();
        outgoing.end();
      });
    });
    asked.on('error', fail);
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    untilQuiet: async () => {
      while (requests.some(({ endedMs }) => endedMs === null)) await pause(LOOK_EVERY_MS);
    },
    stop: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

function rowsIn(body: string): number {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return 0;
  }
  if (typeof value !== 'object' || value === null) return 0;
  if ('results' in value && Array.isArray(value.results)) return value.results.length;
  return 'id' in value ? 1 : 0;
}
