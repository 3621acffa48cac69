import { LoadError } from '#service/load/load-error.ts';
import { redirectTarget } from './redirect-target.ts';

export interface AskOptions {
  /** sent only to the service itself, never to another host */
  token: string | null;
  /** whether a redirect to another host is followed */
  follow: boolean;
  signal: AbortSignal;
  limits: AskLimits;
}

/** How long and how large an answer may be. */
export interface AskLimits {
  /** time without receiving a byte */
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
export async function askOnce(url: string, { token, follow, signal, limits }: AskOptions): Promise<RawAnswer> {
  const ending = new AbortController();
  const endAfter = (milliseconds: number, what: string) =>
    setTimeout(() => ending.abort(new Error(`${what} ${milliseconds / 1_000} s`)), milliseconds);
  // `AbortSignal.any` is not used: Node 20 lets its time-outs be garbage-collected before they pass.
  const endToo = () => ending.abort(signal.reason);
  const silence = endAfter(limits.silentMs, 'nothing came for');
  const whole = endAfter(limits.wholeMs, 'the answer was not complete after');
  signal.addEventListener('abort', endToo);
  try {
    signal.throwIfAborted();
    return await follow3xx(url, { token, follow, signal: ending.signal, limits }, () => silence.refresh());
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    signal.removeEventListener('abort', endToo);
  }
}

async function follow3xx(url: string, options: AskOptions, onBytes: () => void): Promise<RawAnswer> {
  let target = { url, isSameHost: true };
  for (let redirects = 0; ; redirects += 1) {
    const isTokenSent = options.token !== null && target.isSameHost;
    const response = await fetch(target.url, {
      headers: {
        accept: 'application/json',
        ...(isTokenSent && { authorization: `Token ${options.token}` }),
      },
      redirect: 'manual',
      signal: options.signal,
    });
    onBytes();
    const location = [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get('location') : null;
    if (location === null) {
      const body = await readBody(target.url, response, options.limits.bodyBytes, onBytes);
      return { url: target.url, status: response.status, headers: response.headers, body };
    }
    await response.body?.cancel();
    if (redirects === MOST_REDIRECTS) {
      throw new LoadError(
        `${url} was redirected more than ${MOST_REDIRECTS} times, last to ${location.slice(0, 200)}.`,
      );
    }
    const next = redirectTarget(target.url, location, options.follow);
    target = { url: next.url, isSameHost: target.isSameHost && next.isSameHost };
  }
}

async function readBody(url: string, response: Response, mostBytes: number, onBytes: () => void): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop closes the connection: no more is read or decompressed.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    onBytes();
    sizeBytes += chunk.length;
    if (sizeBytes > mostBytes) {
      throw new LoadError(
        `${url} was answered with more than ${(mostBytes / 1_000_000).toLocaleString('en')} MB, which a load does not read. ` +
          'A page of 500 records is far smaller: check the address after --from.',
      );
    }
    chunks.push(chunk);
    if (!response.ok && sizeBytes > REFUSAL_BYTES) break;
  }
  return Buffer.concat(chunks);
}
