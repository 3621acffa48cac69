import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { buildUpstreamApp, type UpstreamAppOptions } from '#service/upstream-app.ts';

const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false };
const stops: (() => Promise<unknown>)[] = [];

/** Stops everything that a test has started from here; for `afterEach`. */
export async function endFronts(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

/** Starts the app in front of that address. */
export async function inFrontOf(upstreamUrl: string, options: Partial<UpstreamAppOptions> = {}): Promise<string> {
  const app = await buildUpstreamApp({ upstreamUrl, dashboard: null, tiles, logLevel: 'silent', ...options });
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
  /** the requests it received, in sequence */
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
  const server = tls ? createTlsServer(SELF_SIGNED, listener) : createServer(listener);
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  stops.push(stop);
  return { url: `http${tls ? 's' : ''}://127.0.0.1:${await portOf(server)}`, seen, stop };
}

/**
 * A service that answers every request with these bytes, valid HTTP or not, and closes the connection where `isEnded`.
 */
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

/** A key and a certificate for 127.0.0.1 until 2126 that is self-signed; both are for tests, and no secret. */
export const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjWtkJYtm48ZSVDyd
GbOTB5MPu5L7Jq6NPpFR/h9Cyr+hRANCAATZXkw6nGFd9OcG24W8RvLWdGbOm5KO
w3q/Xjk1bPyQGPRVfKe4m9pN2FgMFdR2aLknffn01hjL/MGZJNQTw8UR
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUJ7BW43Voz/oRnnp4UD3d5yJ/nxgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMDE4MDc1NFoYDzIxMjYxMDI3
MTgwNzU0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATZXkw6nGFd9OcG24W8RvLWdGbOm5KOw3q/Xjk1bPyQGPRVfKe4m9pN
2FgMFdR2aLknffn01hjL/MGZJNQTw8URo2QwYjAdBgNVHQ4EFgQUvj6jQgVGyhtj
UaX24dmbh3iVgQcwHwYDVR0jBBgwFoAUvj6jQgVGyhtjUaX24dmbh3iVgQcwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQCw4Qgl7VKsmRStEU+p7KnrR4KHBm3mO9pe85+FJpi36AIhAK1C0qwwQhQ6Zfsp
yJzpJrT84qpJ3wY6zMAFKNtlqnE6
-----END CERTIFICATE-----
`,
};
