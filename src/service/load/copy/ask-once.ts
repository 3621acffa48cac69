import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { LoadError } from '#service/load/load-error.ts';
import { noAnswer } from '#service/other-service/no-answer.ts';
import type { OtherServiceAnswer, OtherServiceClient } from '#service/other-service/other-service-client.ts';
import { redirectTarget } from './redirect-target.ts';

export interface AskOptions {
  client: OtherServiceClient;
  /** sent only to the service itself, never to another host */
  token: string | null;
  /** whether a redirect to another host is followed */
  follow: boolean;
  signal: AbortSignal;
  limits: AskLimits;
}

/** How long and how large an answer may be. */
export interface AskLimits {
  /** time until an answer begins, and without a byte of it */
  silentMs: number;
  /** total time from the request to the last byte, redirects included */
  wholeMs: number;
  /** size of the decompressed body */
  bodyBytes: number;
}

export interface RawAnswer {
  /** the address that answered, after redirects */
  url: string;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Of an error answer only the beginning is read. */
const REFUSAL_BYTES = 65_536;
const MOST_REDIRECTS = 5;

/**
 * Sends one GET request and reads its answer, within limits of time and size.
 *
 * @throws LoadError where a retry will not help: too large a body, or a redirect that is not followed
 *
 * @throws Error with the reason where a retry may help; the signal's reason where it was aborted
 */
export async function askOnce(url: string, options: AskOptions): Promise<RawAnswer> {
  const { signal, limits } = options;
  const ending = new AbortController();
  // `AbortSignal.any` is not used: Node 20 lets its time-outs be garbage-collected before they pass.
  const endToo = () => ending.abort(signal.reason);
  const whole = setTimeout(
    () => ending.abort(new Error(`the answer was not complete after ${limits.wholeMs / 1_000} s`)),
    limits.wholeMs,
  );
  signal.addEventListener('abort', endToo);
  try {
    signal.throwIfAborted();
    return await follow3xx(url, { ...options, signal: ending.signal });
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error instanceof Error && !(error instanceof LoadError) ? noAnswer(error) : error;
  } finally {
    clearTimeout(whole);
    signal.removeEventListener('abort', endToo);
  }
}

async function follow3xx(url: string, { client, token, follow, signal, limits }: AskOptions): Promise<RawAnswer> {
  let target = { url, isSameHost: true };
  for (let redirects = 0; ; redirects += 1) {
    const isTokenSent = token !== null && target.isSameHost;
    const { origin, pathname, search } = new URL(target.url);
    const answer = await client.ask(origin, `${pathname}${search}`, {
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip, br',
        ...(isTokenSent && { authorization: `Token ${token}` }),
      },
      signal,
      timeoutMs: limits.silentMs,
    });
    const { status } = answer;
    const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
    if (location === null) {
      const body = await readBody(target.url, answer, limits.bodyBytes);
      return { url: target.url, status, headers, body };
    }
    answer.body.destroy();
    if (redirects === MOST_REDIRECTS) {
      throw new LoadError(
        `${url} was redirected more than ${MOST_REDIRECTS} times, last to ${location.slice(0, 200)}.`,
      );
    }
    const next = redirectTarget(target.url, location, follow);
    target = { url: next.url, isSameHost: target.isSameHost && next.isSameHost };
  }
}

async function readBody(url: string, answer: OtherServiceAnswer, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop closes the connection: no more is read or decompressed.
  for await (const chunk of decompressed(answer) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > mostBytes) {
      throw new LoadError(
        `${url} was answered with more than ${(mostBytes / 1_000_000).toLocaleString('en')} MB, which a load does not read. ` +
          'A page of 500 records is far smaller: check the address after --from.',
      );
    }
    chunks.push(chunk);
    if (answer.status > 299 && sizeBytes > REFUSAL_BYTES) break;
  }
  return Buffer.concat(chunks);
}

/** The body without the encodings that were asked for. An error at either end ends the other. */
function decompressed({ headers, body }: OtherServiceAnswer): Readable {
  const encodings = String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  let stream: Readable = body;
  for (const encoding of encodings.toReversed()) {
    if (/^(x-)?gzip$/.test(encoding)) stream = pipeline(stream, createGunzip(), () => {});
    else if (encoding === 'br') stream = pipeline(stream, createBrotliDecompress(), () => {});
  }
  return stream;
}
