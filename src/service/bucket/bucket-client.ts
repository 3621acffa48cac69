import { setTimeout as pause } from 'node:timers/promises';
import { noAnswer } from '#service/other-service/no-answer.ts';
import type { OtherServiceAnswer, OtherServiceClient } from '#service/other-service/other-service-client.ts';
import { BucketFault, refused, senseless, unanswered, type Refusal } from './bucket-fault.ts';
import { bucketPage, type BucketPage } from './bucket-page.ts';
import { bucketUrl, encodedText, type BucketAccess, type BucketPlace } from './bucket-place.ts';
import { signedHeaders } from './signed-headers.ts';

export interface BucketOptions {
  access: BucketAccess;
  client: OtherServiceClient;
  /** An answer that has not begun by then, or is silent for that long, is late; one of a few kB has four times as long. */
  timeoutMs?: number;
  /** before the first repetition of a request that failed; twice as long before each further one */
  pauseMs?: number;
}

export interface ObjectRequest {
  method: 'GET' | 'HEAD';
  /** of the request, not signed: a proxy may change them */
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** The first bytes of an object. */
export interface Beginning {
  bytes: Buffer;
  /** of the whole object */
  sizeBytes: number;
}

export interface BucketClient {
  /**
   * A page of the keys that begin with `prefix`, in sequence.
   *
   * @param ofFolder without the keys that have a further slash
   *
   * @throws BucketFault after a few attempts; the signal's reason
   */
  page: (
    request: { prefix: string; token: string | null; ofFolder?: boolean },
    signal: AbortSignal,
  ) => Promise<BucketPage>;
  /** The first bytes of an object. @throws as `page` */
  beginningOf: (key: string, bytes: number, signal: AbortSignal) => Promise<Beginning>;
  /** One request for an object, whatever the answer. @throws BucketFault where there is none */
  ask: (key: string, request: ObjectRequest) => Promise<OtherServiceAnswer>;
}

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 500;
const ATTEMPTS = 4;
/** A thousand keys of 1,024 bytes, each of them encoded, with what belongs to them. */
const PAGE_BYTES = 8_000_000;
const REFUSAL_BYTES = 65_536;
const MAY_PASS = new Set([408, 425, 429]);

/** Reads a bucket, with any object storage that speaks S3; nothing is ever written. */
export function bucketClient(place: BucketPlace, options: BucketOptions): BucketClient {
  const { access, client, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = options;

  const send = async (url: string, { method, headers, signal }: ObjectRequest) => {
    const { origin, pathname, search } = new URL(url);
    const signed = await signedHeaders(url, { method, headers: {} }, access);
    return client.ask(origin, `${pathname}${search}`, {
      method,
      headers: { ...signed, ...headers },
      signal,
      timeoutMs,
    });
  };
  /** A request whose answer is read whole: bounded in time and size, and repeated where that may help. */
  const read = async <Result>(
    url: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    result: (answer: OtherServiceAnswer) => Promise<Result>,
  ): Promise<Result> => {
    const attempt = () =>
      within(4 * timeoutMs, signal, async (ending) => {
        const answer = await send(url, { method: 'GET', headers, signal: ending });
        if (answer.status === 200 || answer.status === 206) return result(answer);
        throw refused(await refusalOf(answer), access);
      });
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt();
      } catch (error) {
        signal.throwIfAborted();
        const fault = error instanceof BucketFault ? error : unanswered(noAnswer(error as Error), error);
        if (attempts === ATTEMPTS || !mayPass(fault)) throw fault;
        await pause(pauseMs * 2 ** (attempts - 1), null, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  };

  return {
    page: ({ prefix, token, ofFolder = false }, signal) => {
      const parameters = {
        ...(token !== null && { 'continuation-token': token }),
        ...(ofFolder && { delimiter: '/' }),
        'encoding-type': 'url',
        'list-type': '2',
        prefix,
      };
      const query = Object.entries(parameters)
        .map(([name, value]) => `${name}=${encodedText(value)}`)
        .join('&');
      return read(`${bucketUrl(place)}?${query}`, {}, signal, async (answer) =>
        bucketPage((await bytesOf(answer, PAGE_BYTES)).toString('utf8')),
      );
    },
    beginningOf: (key, bytes, signal) =>
      read(bucketUrl(place, key), { range: `bytes=0-${bytes - 1}` }, signal, async (answer) => ({
        sizeBytes: sizeOf(answer),
        bytes: await bytesOf(answer, bytes, true),
      })),
    ask: async (key, request) => {
      try {
        return await send(bucketUrl(place, key), request);
      } catch (error) {
        request.signal.throwIfAborted();
        throw unanswered(noAnswer(error as Error), error);
      }
    },
  };
}

function mayPass({ refusal }: BucketFault): boolean {
  return refusal === null || refusal.status >= 500 || MAY_PASS.has(refusal.status);
}

/** Runs `work` with a signal that is aborted with `signal`, and after some time. */
async function within<Result>(
  ms: number,
  signal: AbortSignal,
  work: (ending: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  // `AbortSignal.any` is not used: Node 20 lets its time-outs be garbage-collected before they pass.
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  const late = setTimeout(
    () => ending.abort(new BucketFault(`its answer was not complete after ${ms / 1_000} s`, null)),
    ms,
  );
  signal.addEventListener('abort', end);
  try {
    return await work(ending.signal);
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }
}

/** @param isCut whether the rest of a longer body is left; else it is a fault */
async function bytesOf({ body }: OtherServiceAnswer, mostBytes: number, isCut = false): Promise<Buffer> {
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  // Leaving the loop closes the connection.
  for await (const part of body as AsyncIterable<Buffer>) {
    parts.push(part);
    sizeBytes += part.length;
    if (sizeBytes <= mostBytes) continue;
    if (isCut) break;
    throw senseless(`more than ${mostBytes / 1_000_000} MB`);
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header : '';
}

/** The size of the object that a range was asked of. */
function sizeOf({ status, headers }: OtherServiceAnswer): number {
  const [, ofRange] = /^bytes \d+-\d+\/(\d{1,15})$/.exec(textOf(headers['content-range'])) ?? [];
  const [whole] = /^\d{1,15}$/.exec(textOf(headers['content-length'])) ?? [];
  const size = status === 206 ? ofRange : whole;
  if (size === undefined) throw senseless('an object without its size');
  return Number(size);
}

/** What an answer that refuses says. */
export async function refusalOf(answer: OtherServiceAnswer): Promise<Refusal> {
  const text = (await bytesOf(answer, REFUSAL_BYTES, true)).toString('utf8');
  const [, code = ''] = /<Code>(\w{1,64})<\/Code>/.exec(text) ?? [];
  const [region] = /^[a-z\d-]{1,40}$/.exec(textOf(answer.headers['x-amz-bucket-region'])) ?? [];
  const [, named] = /<Region>([a-z\d-]{1,40})<\/Region>/.exec(text) ?? [];
  return { status: answer.status, code, region: region ?? named ?? null };
}
