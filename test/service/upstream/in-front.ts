import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { buildUpstreamApp, type UpstreamAppOptions } from '#service/upstream-app.ts';
import { selfSigned } from '#test/service/load/self-signed.ts';

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
const stops: (() => Promise<unknown>)[] = [];

/** Stops all that a test has started from here; for `afterEach`. */
export async function endFronts(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

/** The app in front of that address, listening. */
export async function inFrontOf(upstreamUrl: string, options: Partial<UpstreamAppOptions> = {}): Promise<string> {
  const app = await buildUpstreamApp({ upstreamUrl, dashboardFolder: null, tiles, logLevel: 'silent', ...options });
  stops.push(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Upstream {
  url: string;
  /** what it was asked, in order */
  seen: Seen[];
  stop: () => Promise<void>;
}

/** A server that records its requests and answers with `answer`. */
export async function upstreamThat(answer: RequestListener, tls: boolean = false): Promise<Upstream> {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.once('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  };
  const server = tls ? createTlsServer(selfSigned, listener) : createServer(listener);
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  stops.push(stop);
  return { url: `http${tls ? 's' : ''}://127.0.0.1:${await portOf(server)}`, seen, stop };
}

/** A service that answers every request with these bytes, HTTP or not, and ends the connection where `isEnded`. */
export async function upstreamOfBytes(bytes: () => string, isEnded: () => boolean): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => (isEnded() ? socket.end(bytes(), 'latin1') : socket.write(bytes(), 'latin1')));
    stops.push(async () => void socket.destroy());
  });
  stops.push(async () => void server.close());
  return `http://127.0.0.1:${await portOf(server)}`;
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
