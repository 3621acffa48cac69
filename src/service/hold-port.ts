import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { retryAfterHeader } from '#contract/headers/retry-after.ts';
import { askHealth, localAddress, type PortAnswer } from '#service/health/ask-health.ts';
import { DATA_HEADER } from '#service/health/data-identity.ts';
import { PROCESS_OK } from '#service/health/health-routes.ts';
import { startingPage, STARTING_POLICY, type FillProgress } from '#service/document/starting-page.ts';
import { portOwner } from './port-owner.ts';
import { codeOf } from '#service/system/error-text.ts';

const RETRY_S = 5;
/** Longest name of a server that is quoted. */
const MOST_CHARACTERS = 60;

/** A service over the same data listens there already. */
export class AlreadyRunning extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`Noctuary is already running at ${address}`);
    this.address = address;
  }
}

/** The port during start-up. */
export interface HeldPort {
  /** where a page says that the service starts; null where the port is not known yet */
  address: string | null;
  /** from now on, browsers are shown how far the fill is */
  showFill: (progress: FillProgress) => void;
  /** releases the port for the service itself */
  release: () => Promise<void>;
}

/**
 * Takes the port before anything is written, and answers 503 during start-up: a first fill takes half a minute on a
 * slow machine. Only `/healthz` is 200, so that no supervisor kills a process that fills its database. A browser gets a page
 * that waits for the service. Port 0 means any free port and needs no placeholder.
 *
 * @param identity of the data, as `dataIdentity` has it
 *
 * @throws AlreadyRunning; any other Error, whose message says why the port cannot be used
 */
export async function holdPort(host: string, port: number, identity: () => string | null): Promise<HeldPort> {
  if (port === 0) return { address: null, showFill: () => {}, release: () => Promise.resolve() };
  let progress: FillProgress | null = null;
  const server = createServer((request, response) => answerStarting(request, response, { identity, progress }));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw listenFault(error, host, port);
    const answer = await askHealth(host, port);
    const own = identity();
    if (own !== null && answer?.identity === own) throw new AlreadyRunning(localAddress(host, port));
    throw listenFault(error, host, port, answer);
  }
  return {
    address: localAddress(host, port),
    showFill: (now) => {
      progress = now;
    },
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerStarting(
  { method = '', url = '', headers: asked }: IncomingMessage,
  response: ServerResponse,
  { identity, progress }: { identity: () => string | null; progress: FillProgress | null },
): void {
  const headers = { 'cache-control': 'no-store', connection: 'close' };
  const json = { ...headers, 'content-type': 'application/json' };
  const isRead = /^(GET|HEAD)$/.test(method);
  if (isRead && /^\/healthz\/?(\?|$)/.test(url)) {
    const own = identity();
    response.writeHead(200, { ...json, ...(own !== null && { [DATA_HEADER]: own }) });
    response.end(JSON.stringify(PROCESS_OK));
  } else if (isRead && asked.accept?.includes('text/html') === true && !url.startsWith('/api/')) {
    const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STARTING_POLICY };
    response.writeHead(503, { ...headers, ...html, ...retryAfterHeader(RETRY_S) });
    response.end(startingPage(asked['accept-language'] ?? '', progress));
  } else {
    response.writeHead(503, { ...json, ...retryAfterHeader(RETRY_S) });
    response.end(JSON.stringify({ detail: 'The service is starting. Try again in some seconds.' }));
  }
}

/**
 * Why a service cannot listen there; the message names the setting to change.
 *
 * @param answer of what holds the port; by default nothing is known of it
 * @param platform of the system whose error this is
 */
export function listenFault(
  error: unknown,
  host: string,
  port: number,
  answer: PortAnswer | null = null,
  platform: NodeJS.Platform = process.platform,
): Error {
  const code = codeOf(error);
  const words: Readonly<Record<string, () => string>> = {
    EADDRINUSE: () =>
      `Port ${port} is in use by ${holderOf(host, port, answer)}: stop that, or set PORT to another port`,
    // Windows has no ports of the administrator alone, but keeps ranges of them for parts of the system, such as Hyper-V.
    EACCES: () =>
      platform === 'win32'
        ? `Windows keeps port ${port} for itself, or another program holds it: set PORT to another port`
        : `This user may not listen on port ${port}: set PORT to 1024 or above`,
    EADDRNOTAVAIL: () => `HOST=${host} is not an address of this machine`,
    ENOTFOUND: () => `HOST=${host} is not known: no address belongs to that name`,
  };
  const said = words[code]?.();
  if (said !== undefined) return new Error(`${said} (${code}).`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/** "process 12 (nginx)", "process 12 (node …), a Noctuary with other data", "another process, which answers as nginx" */
function holderOf(host: string, port: number, answer: PortAnswer | null): string {
  const owner = portOwner(host, port);
  if (answer === null) return owner;
  if (answer.identity !== null) return `${owner}, a Noctuary with other data`;
  // A name from outside: what a terminal would interpret is left out.
  const server = answer.server?.replaceAll(/[^ -~]/g, '').slice(0, MOST_CHARACTERS) ?? '';
  return server === '' ? owner : `${owner}, which answers as ${server}`;
}
