import {
  Agent as HttpAgent,
  request as httpRequest,
  type AgentOptions,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { checkServerIdentity } from 'node:tls';
import { urlToHttpOptions } from 'node:url';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { NoAnswer, noAnswer } from './no-answer.ts';

export interface OtherServiceRequest {
  /** `GET` where it is missing */
  method?: string;
  /** without those of the body and the connection, which are set here; undefined ones are left out */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body?: string | Uint8Array;
  /** Ends the request, also in the middle of its answer. */
  signal?: AbortSignal | undefined;
  /** An answer that has not begun by then, or that is silent for that long while its reader waits, is late. */
  timeoutMs: number;
}

export interface OtherServiceAnswer {
  /** 200 to 599 */
  status: number;
  /** with lower-case names; several values where a header came several times */
  headers: Readonly<Record<string, string | string[]>>;
  /** The body as it came. It fails where the answer is cut off or falls silent: `noAnswer` says why. */
  body: IncomingMessage;
}

/** The address of the proxy for a request to that address; null: none. */
export type ProxyFor = (url: string) => string | null;

export interface OtherServiceClient {
  /**
   * Sends one request; redirects are not followed.
   *
   * @param origin of the service
   *
   * @param path with its query, sent as it is
   *
   * @throws NoAnswer; the signal's `AbortError` where it was aborted
   */
  ask: (origin: string, path: string, request: OtherServiceRequest) => Promise<OtherServiceAnswer>;
  /** Ends all connections. */
  close: () => void;
}

/** Connections to one service at a time. */
const CONNECTIONS = 32;
/** Requests that may be sent twice, and so may use a connection that the other service has perhaps closed meanwhile. */
const REPEATABLE = /^(GET|HEAD)$/;
/** Follow from the body and the connection. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'transfer-encoding']);

/**
 * The client of every request to another service. It is Node's own: undici 7, which is also behind `fetch`, ends the
 * process when an answer that is paused meets the end of its connection. Certificates are always checked.
 */
export function otherServiceClient(proxyFor: ProxyFor = () => null): OtherServiceClient {
  const agents = new Map<string, HttpAgent>();
  /** The agent for requests to that origin, with connections that are kept or new ones. */
  const agentFor = (origin: string, isKept: boolean): HttpAgent => {
    const proxy = proxyFor(origin);
    const isSecure = origin.startsWith('https:');
    const key = `${isSecure} ${isKept} ${proxy}`;
    const options = { keepAlive: isKept, maxSockets: CONNECTIONS };
    const agent = agents.get(key) ?? newAgent(isSecure, proxy, options);
    agents.set(key, agent);
    return agent;
  };

  const ask: OtherServiceClient['ask'] = async (origin, path, request) => {
    const isRepeatable = REPEATABLE.test(request.method ?? 'GET');
    const end = performance.now() + request.timeoutMs;
    try {
      return await send(agentFor(origin, isRepeatable), origin, path, request, request.timeoutMs);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return send(agentFor(origin, false), origin, path, request, end - performance.now());
    }
  };
  const close = () => {
    for (const agent of agents.values()) agent.destroy();
  };
  return { ask, close };
}

function newAgent(isSecure: boolean, proxy: string | null, options: AgentOptions): HttpAgent {
  if (proxy === null) return isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  if (!URL.canParse(proxy) || !/^https?:$/.test(new URL(proxy).protocol)) {
    throw new NoAnswer('failed', `its proxy ${withoutUser(proxy)} is not an http(s) address`);
  }
  return isSecure ? new HttpsProxyAgent(proxy, options) : new HttpProxyAgent(proxy, options);
}

/** Without the brackets of an IPv6 address. */
function bareHost({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '');
}

function withoutUser(proxy: string): string {
  return proxy.replace(/\/\/[^/]*@/, '//');
}

/** The other service had closed a kept connection before it got the request. */
class StaleConnection extends NoAnswer {}

function send(
  agent: HttpAgent,
  origin: string,
  path: string,
  { method = 'GET', headers, body, signal, timeoutMs }: OtherServiceRequest,
  beginMs: number,
): Promise<OtherServiceAnswer> {
  const target = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = (target.protocol === 'https:' ? httpsRequest : httpRequest)({
      ...urlToHttpOptions(target),
      path,
      method,
      agent,
      headers: {
        ...(Object.fromEntries(Object.entries(headers).filter(isSent)) as OutgoingHttpHeaders),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      ...(signal && { signal }),
      rejectUnauthorized: true,
      // The agent of a proxy would check a numeric address as "localhost".
      checkServerIdentity: (_host, certificate) => checkServerIdentity(bareHost(target), certificate),
    });
    let answer: IncomingMessage | null = null;
    let readBefore = 0;
    const isLate = (ms: number) => new NoAnswer('late', `nothing came for ${ms / 1_000} s`);
    const late = setTimeout(() => sent.destroy(isLate(timeoutMs)), beginMs);

    sent.once('socket', (socket) => (readBefore = socket.bytesRead));
    sent.on('error', (error: Error & { code?: string }) => {
      if (answer === null) {
        const isStale = sent.reusedSocket && sent.socket?.bytesRead === readBefore;
        const failure = signal?.aborted === true ? error : noAnswer(error);
        const isCut = failure instanceof NoAnswer && failure.why === 'cut';
        reject(isStale && isCut ? new StaleConnection('cut', failure.message, error) : failure);
      }
      // What follows a complete answer on its connection does not belong to it.
      else if (!answer.complete) answer.destroy(error);
    });
    sent.once('close', () => {
      clearTimeout(late);
      // Without an error: the other service wants another protocol.
      if (answer === null) reject(new NoAnswer('failed', 'its answer is not one of HTTP'));
    });
    // A proxy that refuses answers in place of the service.
    sent.once('proxyConnect', ({ statusCode = 200, statusText = '' }: { statusCode?: number; statusText?: string }) => {
      if (statusCode !== 200)
        sent.destroy(new NoAnswer('failed', `the proxy answered ${statusCode} ${statusText}`.trim()));
    });
    sent.once('response', (response) => {
      clearTimeout(late);
      const status = response.statusCode ?? 0;
      if (status < 200 || status > 599) {
        reject(new NoAnswer('failed', 'its answer has a status that HTTP does not have'));
        answer = response;
        response.destroy();
        return;
      }
      answer = response;
      sent.setTimeout(timeoutMs).on('timeout', () => {
        // Bytes that wait here say that the reader is slow, not the other service.
        if (response.readableLength > 0 || response.complete) sent.setTimeout(timeoutMs);
        else response.destroy(isLate(timeoutMs));
      });
      // An answer that goes up to the end of its connection.
      if (!sent.shouldKeepAlive) response.socket.prependOnceListener('end', () => failIfReset(response));
      resolve({ status, headers: headersOf(response), body: response });
    });
    sent.end(body);
  });
}

/**
 * Fails an answer whose connection was reset. libuv reports a reset as the end where bytes are still to be read, but a
 * connection that was reset has no other side any more.
 */
function failIfReset(answer: IncomingMessage): void {
  if (!answer.complete && answer.socket.remoteAddress === undefined) {
    answer.destroy(Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' }));
  }
}

function isSent([name, value]: [name: string, value: string | string[] | undefined]): boolean {
  return value !== undefined && !OWN_HEADERS.has(name);
}

/** All values of a header that came several times: Node would keep only the first of some. */
function headersOf({ headersDistinct }: IncomingMessage): OtherServiceAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}
