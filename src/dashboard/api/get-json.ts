import { ApiError, errorText } from './api-error.ts';
import { connectionFound, connectionLost, connectionNow, isGatewayFailure } from './connection.ts';
import { noteCounts } from './counts.ts';
import { tokenHeader } from './token.ts';

const NOT_READ_BEFORE = 'There is no connection to the service, and this was not read before.';
/** Nothing spins for ever: a request that takes longer has failed. */
export const TIMEOUT_MS = 30_000;

/**
 * Asks the service for `path` below `/api/v2/`. Sends `Accept: application/json` and never `format`, which brings an
 * HTML page from running services.
 *
 * @returns the parsed body
 * @throws ApiError for no answer, an error status, or an answer that is not JSON
 */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await request(path, signal);
  const text = await bodyOf(response, signal);
  const body = parseJson(text);
  if (!response.ok) {
    const reason = errorText(body) ?? response.statusText;
    const message = `The service answered ${response.status}${reason === '' ? '' : `: ${reason}`}`;
    throw new ApiError(message, response.status, { retryAfterMs: retryAfterMs(response) });
  }
  if (body === undefined) throw new ApiError('The service answered with something that is not JSON.', response.status);
  if (isList(body)) noteCounts(response.headers);
  return body;
}

function isList(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'results' in body;
}

async function request(path: string, signal: AbortSignal): Promise<Response> {
  if (connectionNow() === 'lost') return earlierAnswer(path, new ApiError(NOT_READ_BEFORE, null));
  try {
    const answer = await send(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    if (!isGatewayFailure(answer.status)) connectionFound();
    else if (connectionNow() !== 'there') return await earlierAnswer(path, answer);
    return answer;
  } catch (error) {
    const failure = transportError(error, signal);
    if (connectionNow() === 'there' || signal.aborted) throw failure;
    return earlierAnswer(path, failure);
  }
}

function send(path: string, options: RequestInit): Promise<Response> {
  // A path of the page's own origin: the token goes nowhere else, and browsers drop it where a redirect leads away.
  return fetch(`/api/v2/${path}`, { headers: { accept: 'application/json', ...tokenHeader() }, ...options });
}

/**
 * What the browser's own cache kept of an earlier answer, which tells in `Date` when that was.
 *
 * @param otherwise what is returned where it is an answer and thrown where it is not, if nothing was kept
 */
async function earlierAnswer(path: string, otherwise: unknown): Promise<Response> {
  const kept = await send(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
  const readMs = Date.parse(kept?.headers.get('date') ?? '');
  if (kept?.ok === true && !Number.isNaN(readMs)) {
    connectionLost(path, readMs);
    return kept;
  }
  if (otherwise instanceof Response) return otherwise;
  throw otherwise;
}

/** The text of an answer. @throws ApiError where it breaks off */
export async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw transportError(error, signal);
  }
}

/** A cancelled request keeps its own error, so that the caller's cancellation is told apart from a failure. */
export function transportError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return error;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const message = late
    ? `The service did not answer within ${TIMEOUT_MS / 1_000} seconds.`
    : 'The service cannot be reached.';
  return new ApiError(message, null, { cause: error });
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110 10.2.3); null where there is none or neither. */
export function retryAfterMs(response: Response): number | null {
  const text = response.headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const untilMs = Date.parse(text) - Date.now();
  return Number.isNaN(untilMs) ? null : Math.max(0, untilMs);
}

/** Undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
