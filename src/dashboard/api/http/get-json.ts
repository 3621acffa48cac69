import { retryAfterMs } from '#contract/headers/retry-after.ts';
import { bodyText, isCutOff, type AnswerBody } from './answer-text.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError, errorText } from './api-error.ts';
import { awaitAnswer, type Try } from './await-answer.ts';
import { takeBegun, type SentRequest } from './begun-requests.ts';
import { connectionFound, connectionLost, connectionNow, isGatewayFailure } from '#dashboard/api/status/connection.ts';
import { noteCounts } from '#dashboard/api/status/counts.ts';
import { brokenOff, readBody } from './read-body.ts';
import { noteTakenParameters } from './taken-parameters.ts';
import { tokenHeader } from './token.ts';
import { withDefaultFilters } from './default-filters.ts';

/**
 * Asks the service for `path` below `/api/v2/`. Sends `Accept: application/json` and never `format`, which brings an
 * HTML page from running services. Default filters apply as the reader chose.
 *
 * @returns the parsed body
 * @throws ApiError for no response, an incomplete response, an error status, or a body that is not JSON
 */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  return (await getAnswer(path, signal)).json;
}

/** The same, with the response's headers. */
export function getAnswer(path: string, signal: AbortSignal): Promise<Answer> {
  return getExact(withDefaultFilters(path), signal);
}

/** The same as `getJson`, whatever default filters the reader chose. */
export async function getExactly(path: string, signal: AbortSignal): Promise<unknown> {
  return (await getExact(path, signal)).json;
}

function getExact(path: string, signal: AbortSignal): Promise<Answer> {
  return awaitAnswer(path, (one) => ask(path, one), { signal });
}

interface Answer {
  json: unknown;
  headers: Headers;
  /** from the request until the last byte, ms, also where the document has made it */
  tookMs: number;
}

async function ask(path: string, one: Try): Promise<Answer> {
  const address = `/api/v2/${path}`;
  const { response, atMs } = await request(path, one);
  // A gateway's time-out does not show that the service behind it is alive.
  if (!isGatewayFailure(response.status)) one.heard();
  const body = await readBody(address, response, isGatewayFailure(response.status) ? { ...one, heard: () => {} } : one);
  const json = parseJson(body.text);
  if (!response.ok) {
    throw new ApiError(() => statusText(response, body), response.status, {
      retryAfterMs: retryAfterMs(response.headers),
    });
  }
  if (json !== undefined) {
    if (isList(json)) {
      noteCounts(response.headers);
      noteTakenParameters(response.headers);
    }
    return { json, headers: response.headers, tookMs: transferMs(response.url) ?? performance.now() - atMs };
  }
  if (isCutOff(body.text)) throw brokenOff(address, body.sizeBytes);
  const type = response.headers.get('content-type');
  throw new ApiError(() => apiMessages.now.wrongAnswer(address, bodyText(type, body)), response.status);
}

/**
 * The browser's own measure of the latest request for an address, without its wait for a connection; null where it has
 * none: it may note a request after its last byte, and notes 250 of a page at most.
 */
function transferMs(url: string): number | null {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[];
  return entry === undefined ? null : entry.responseEnd - (entry.requestStart || entry.startTime);
}

/** An error status in words: the service's own where its body has some. */
export function statusText({ headers, status, statusText: usual }: Response, body: AnswerBody): string {
  const words = apiMessages.now;
  const json = parseJson(body.text);
  if (json === undefined && body.text.trim() !== '') {
    return words.statusBecause(status, bodyText(headers.get('content-type'), body));
  }
  const reason = errorText(json) ?? usual;
  return reason === '' ? words.status(status) : words.statusBecause(status, reason);
}

function isList(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'results' in body;
}

/** @returns the response, and when it was asked for, ms since the page was opened */
async function request(path: string, { signal }: Try): Promise<{ response: Response; atMs: number }> {
  const earlier = async (otherwise: unknown) => {
    const atMs = performance.now();
    return { response: await earlierAnswer(path, otherwise), atMs };
  };
  if (connectionNow() === 'lost') return earlier(new ApiError(() => apiMessages.now.noConnection, null));
  try {
    const sent = begunOrSent(path, signal);
    const response = await Promise.race([sent.answer, aborted(signal)]);
    if (!isGatewayFailure(response.status)) connectionFound();
    else if (connectionNow() !== 'there') return await earlier(response);
    return { response, atMs: sent.atMs };
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : notReached(error);
    // A time-out is an ApiError too; other abort reasons come from the caller, who decides what to do.
    if (connectionNow() === 'there' || !(reason instanceof ApiError)) throw reason;
    return earlier(reason);
  }
}

/** Rejects with the signal's reason at once, so that nothing waits for a cancelled request to end. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function begunOrSent(path: string, signal: AbortSignal): SentRequest {
  return takeBegun(path, requestHeaders(), signal) ?? { answer: send(path, { signal }), atMs: performance.now() };
}

function requestHeaders(): Record<string, string> {
  return { accept: 'application/json', ...tokenHeader() };
}

function send(path: string, options: RequestInit): Promise<Response> {
  if (import.meta.env.SSR) return Promise.reject(new Error('A preview makes no requests.'));
  // Same origin only: the token is sent nowhere else, and browsers drop it on a redirect to another origin.
  return fetch(`/api/v2/${path}`, { headers: requestHeaders(), ...options });
}

/**
 * The response in the browser's HTTP cache; its `Date` header says when it was received.
 *
 * @param otherwise used if nothing is cached: returned where it is a response, else thrown
 */
async function earlierAnswer(path: string, otherwise: unknown): Promise<Response> {
  const cached = await send(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
  const readMs = Date.parse(cached?.headers.get('date') ?? '');
  if (cached?.ok === true && !Number.isNaN(readMs)) {
    connectionLost(path, readMs);
    return cached;
  }
  if (otherwise instanceof Response) return otherwise;
  throw otherwise;
}

/** A request that failed before a response began. */
export function notReached(error: unknown): ApiError {
  return new ApiError(() => apiMessages.now.notReached, null, { cause: error });
}

/** Undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
