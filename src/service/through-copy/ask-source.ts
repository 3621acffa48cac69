import { noAnswerError } from '#service/other-service/no-answer-error.ts';
import type { OtherServiceAnswer, OtherServiceClient } from '#service/other-service/other-service-client.ts';
import { RequestError } from '#service/request-error.ts';
import { SOURCE_MS, type CopySource } from './copy-source.ts';

export interface SourceQuestion {
  method: 'POST' | 'OPTIONS';
  /** below `/api/v2/` */
  path: string;
  /** the reader's own; null: none */
  token: string | null;
  body?: object;
}

const MOST_BYTES = 2_000_000;
/** Refusals of the source that are the reader's to mend, handed on with their bodies. */
const HANDED_ON = new Set([400, 409, 422]);

/**
 * The source's answer to what a reader asks through its copy. A reader who has left is not noticed: it would be unknown
 * whether an order was stored.
 *
 * @throws RequestError 403 where the source refuses the reader's token, also with its 401, which would read as one of the copy;
 *   429 with its `Retry-After`; 504 where it is late; 502 for every other answer
 */
export async function askSource(
  client: OtherServiceClient,
  { source, timeoutMs = SOURCE_MS }: CopySource,
  { method, path, token, body }: SourceQuestion,
): Promise<{ status: number; body: unknown }> {
  const { origin, pathname } = new URL(`${source}/api/v2/${path}`);
  const answer = { status: 0, text: '', headers: {} as OtherServiceAnswer['headers'] };
  try {
    const {
      status,
      headers,
      body: sent,
    } = await client.ask(origin, pathname, {
      method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs,
    });
    Object.assign(answer, { status, headers, text: await textOf(sent) });
  } catch (error) {
    throw noAnswerError(error as Error, origin, timeoutMs);
  }
  const { status, text } = answer;
  const json = parsed(text);
  if (json !== null && ((status >= 200 && status < 300) || HANDED_ON.has(status))) return { status, body: json };
  throw refusal(answer, origin, json);
}

function refusal(
  { status, headers }: { status: number; headers: OtherServiceAnswer['headers'] },
  origin: string,
  json: object | null,
): RequestError {
  const said = json !== null && 'detail' in json ? json.detail : null;
  const words = typeof said === 'string' ? `: ${said.slice(0, 300)}` : '.';
  if (status === 401 || status === 403)
    return new RequestError(403, { detail: `${origin} refuses your token there, or wants one (${status})${words}` });
  if (status === 429) {
    const wait = headers['retry-after'];
    const detail = `${origin} has been asked too often${words}`;
    return new RequestError(429, { detail }, typeof wait === 'string' ? { 'retry-after': wait } : {});
  }
  const hint = status === 500 ? ' It may want a token of yours there.' : '';
  const what = status < 300 ? 'something that is no JSON' : String(status);
  return new RequestError(502, { detail: `${origin} answered with ${what}${words}${hint}` });
}

async function textOf(body: OtherServiceAnswer['body']): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
