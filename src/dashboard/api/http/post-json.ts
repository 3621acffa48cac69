import { retryAfterMs } from '#contract/headers/retry-after.ts';
import { ApiError } from './api-error.ts';
import { awaitAnswer, type Try } from './await-answer.ts';
import { notReached, parseJson, statusText } from './get-json.ts';
import { readBody } from './read-body.ts';
import { tokenHeader } from './token.ts';

/** The service refused a request. `fields`: its messages about single fields, by their path: `filters.deployment`. */
export class PostError extends ApiError {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: () => string, status: number, body: unknown, retryAfter: number | null) {
    super(message, status, { retryAfterMs: retryAfter });
    this.name = 'PostError';
    this.fields = status === 400 ? fieldTexts(body) : {};
  }
}

/**
 * Sends `body` as JSON to `path` below `/api/v2/`. Never retried: the caller decides that.
 *
 * @param token to send in place of the stored one; null: none
 *
 * @returns the parsed response, undefined where it is not JSON
 * @throws PostError for an error status, with its messages about single fields
 * @throws ApiError where there was no response
 */
export async function postJson(path: string, body: unknown, token?: string | null): Promise<unknown> {
  return sendJson('POST', path, body, { token });
}

/** The same with the stored token and further headers. */
export async function postWith(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  return sendJson('POST', path, body, { headers });
}

/** The same for a question that changes nothing, whose `signal` ends it. */
export async function askByPost(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  return sendJson('POST', path, body, { signal });
}

/** The same with PUT. */
export async function putJson(path: string, body: unknown): Promise<unknown> {
  return sendJson('PUT', path, body);
}

interface SendOptions {
  token?: string | null | undefined;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

async function sendJson(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  { token, signal, headers: more }: SendOptions = {},
): Promise<unknown> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...tokenHeader(token), ...more };
  // The reader cannot cancel it either: it would not be known whether it was done.
  return awaitAnswer(path, (one) => send(path, { method, headers, body: JSON.stringify(body) }, one), {
    mayRepeat: false,
    ...(signal !== undefined && { signal }),
  });
}

async function send(path: string, sent: RequestInit, one: Try): Promise<unknown> {
  const address = `/api/v2/${path}`;
  const response = await request(address, { ...sent, signal: one.signal });
  one.heard();
  const answered = await readBody(address, response, one);
  const answer = parseJson(answered.text);
  if (response.ok) return answer;
  throw new PostError(() => statusText(response, answered), response.status, answer, retryAfterMs(response.headers));
}

async function request(address: string, sent: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await fetch(address, sent);
  } catch (error) {
    throw sent.signal.aborted ? sent.signal.reason : notReached(error);
  }
}

/** One text per field, from `{"project": ["…"], "filters": {"event": ["…"]}}` or `{"filters.event": ["…"]}`. */
function fieldTexts(body: unknown, path = ''): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') texts[field] = value;
    else if (Array.isArray(value)) texts[field] = value.filter((part) => typeof part === 'string').join(' ');
    else Object.assign(texts, fieldTexts(value, field));
  }
  return texts;
}
