import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { PROCESS_OK } from '#service/health/health-routes.ts';
import { portOwner } from './port-owner.ts';

const RETRY_S = 5;

/**
 * Takes the port before anything is written, and answers 503 during start-up: a first fill takes half a minute on a
 * slow machine. Only `/healthz` is 200, so that no supervisor kills a process that fills its database. Port 0 means any
 * free port and needs no placeholder.
 *
 * @returns a function that releases the port for the service itself
 *
 * @throws Error whose message says why the port cannot be used
 */
export async function holdPort(host: string, port: number): Promise<() => Promise<void>> {
  if (port === 0) return () => Promise.resolve();
  const server = createServer(answerStarting);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(error, host, port)));
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function answerStarting({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' };
  if (/^(GET|HEAD)$/.test(method ?? '') && /^\/healthz\/?(\?|$)/.test(url)) {
    response.writeHead(200, headers).end(JSON.stringify(PROCESS_OK));
  } else {
    response.writeHead(503, { ...headers, ...retryAfterHeader(RETRY_S) });
    response.end(JSON.stringify({ detail: 'The service is starting. Try again in some seconds.' }));
  }
}

/** Why a service cannot listen there; the message names the setting to change. */
export function listenFault(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words: Readonly<Record<string, () => string>> = {
    EADDRINUSE: () => `Port ${port} is in use by ${portOwner(host, port)}: stop that, or set PORT to another port`,
    EACCES: () => `This user may not listen on port ${port}: set PORT to 1024 or above`,
    EADDRNOTAVAIL: () => `HOST=${host} is not an address of this machine`,
    ENOTFOUND: () => `HOST=${host} is not known: no address belongs to that name`,
  };
  const said = words[code]?.();
  if (said !== undefined) return new Error(`${said} (${code}).`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
