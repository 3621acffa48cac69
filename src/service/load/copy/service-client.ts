import { setTimeout as timer } from 'node:timers/promises';
import { limiter } from '#contract/limiter.ts';
import { formatListQuery, type ListQuery } from '#contract/lists/list-query.ts';
import { retryAfterMs } from '#contract/headers/retry-after.ts';
import { askOnce, type AskLimits } from './ask-once.ts';
import { otherServiceClient, type ProxyFor } from '#service/other-service/other-service-client.ts';
import { interruptibleStep } from '#service/load/interruptible-step.ts';
import { LoadError } from '#service/load/load-error.ts';
import { readJsonAnswer } from './read-json-answer.ts';

export interface ServiceClientOptions {
  /** address of the other service; `/api/v2/` is appended */
  base: string;
  token: string | null;
  /** whether redirects to other hosts are followed */
  follow: boolean;
  signal: AbortSignal;
  say: (line: string) => void;
  /** waits between two attempts; tests replace it */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** the proxy that the service is asked through; by default none */
  proxyFor?: ProxyFor;
  /** overrides of the limits below, for tests */
  limits?: Partial<ClientLimits>;
  /** by default four */
  requestsAtATime?: number;
  /** told each request, each answer that could be read, with the time that it took, and each attempt that failed */
  heard?: { request: () => void; answer: (ms: number) => void; failure: (reason: string) => void };
}

export interface ClientLimits extends AskLimits {
  /** pause before the second attempt; it doubles */
  firstWaitMs: number;
  /** how often a request is sent */
  attempts: number;
  /** interval of the lines that say what the load waits for */
  sayMs: number;
}

/** A client for the lists of another service of this interface. */
export interface ServiceClient {
  /**
   * Returns `read` of the body of a list answer, which may be large: Ctrl C stops it (`interruptibleStep`). `read` is told
   * the page size that was asked for last, since a service may be too slow for a large page, and how long that took.
   *
   * @throws Refused where the service refuses, LoadError where it cannot be reached
   */
  list: <Result>(path: string, query: ListQuery, read: ReadAnswer<Result>) => Promise<Result>;
}

type ReadAnswer<Result> = (body: unknown, asked: { limit: number | undefined; ms: number }) => Result;

/** An error answer that a retry will not change. */
export class Refused extends LoadError {
  readonly status: number;
  readonly body: string;

  constructor(url: string, status: number, body: string) {
    const hint = status === 401 || status === 403 ? ' It may want --login, or a --token.' : '';
    super(`${url} was answered with ${status}: ${body.slice(0, 300).trim()}${hint}`);
    this.status = status;
    this.body = body;
  }
}

/** The service asks for a longer pause than a load waits. */
export class AskedToWait extends LoadError {
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** A result or a failure; `isTooMuch` where a smaller page may succeed, not only a later attempt. */
type Answer<Result> = { result: Result } | { failed: string; waitMs: number | null; isTooMuch: boolean };

/** Polite to services we do not own. */
const REQUESTS_AT_A_TIME = 4;
const LIMITS: ClientLimits = {
  silentMs: 30_000,
  wholeMs: 120_000,
  bodyBytes: 100_000_000,
  sayMs: 10_000,
  firstWaitMs: 1_000,
  attempts: 6,
};
/** A page of 500 records is smaller; V8 reads the worst JSON of this size in a tenth of a second. */
const LONG_BYTES = 1_000_000;
const LONGEST_WAIT_MS = 600_000;
/** A service that is too slow for a large page may answer a small one. */
const LEAST_LIMIT = 20;

/** A client with at most a few concurrent requests, and retries with backoff. */
export function serviceClient(options: ServiceClientOptions): ServiceClient {
  const { base, signal, say, wait = (milliseconds, by) => timer(milliseconds, undefined, { signal: by }) } = options;
  const limits = { ...LIMITS, ...options.limits };
  const client = otherServiceClient(options.proxyFor);
  const requests = limiter(options.requestsAtATime ?? REQUESTS_AT_A_TIME);

  /** Prints at intervals for how long the load has been waiting. */
  const withProgressLines = async <Result>(
    work: Promise<Result>,
    line: (seconds: number) => string,
  ): Promise<Result> => {
    const started = performance.now();
    const interval = setInterval(
      () => say(`  ${line(Math.round((performance.now() - started) / 1_000))}`),
      limits.sayMs,
    );
    try {
      return await work;
    } finally {
      clearInterval(interval);
    }
  };

  const ask = async <Result>(
    url: string,
    { attempt, limit }: { attempt: number; limit: number | undefined },
    read: ReadAnswer<Result>,
  ): Promise<Answer<Result>> => {
    const started = performance.now();
    options.heard?.request();
    try {
      const answer = await withProgressLines(
        askOnce(url, { ...options, client, limits }),
        (seconds) => `waiting for ${url} for ${seconds} s, attempt ${attempt} of ${limits.attempts}`,
      );
      const { status } = answer;
      if (status >= 200 && status < 300) {
        const isLong = answer.body.length > LONG_BYTES;
        const ms = performance.now() - started;
        const result = await interruptibleStep(signal, isLong, () => read(readJsonAnswer(answer), { limit, ms }));
        options.heard?.answer(ms);
        return { result };
      }
      if (status !== 429 && status < 500) throw new Refused(answer.url, status, answer.body.toString('utf8'));
      const waitMs = retryAfterMs(answer.headers);
      return { failed: `it answered ${status}`, waitMs, isTooMuch: status !== 429 };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof LoadError) throw error;
      return { failed: error instanceof Error ? error.message : String(error), waitMs: null, isTooMuch: true };
    }
  };

  const list: ServiceClient['list'] = async (path, query, read) => {
    // Not `withRetry` of the dashboard, whose reader waits at a screen: a load waits minutes, says so, and asks for smaller pages.
    let limit = query.limit;
    for (let attempt = 1; ; attempt += 1) {
      const parameters = formatListQuery({ ...query, ...(limit !== undefined && { limit }) });
      const url = `${base}/api/v2/${path}/?${parameters}`;
      const answer = await requests.run(() => ask(url, { attempt, limit }, read));
      if ('result' in answer) return answer.result;
      const { failed, isTooMuch } = answer;
      options.heard?.failure(`${path}: ${failed}`);
      const waitMs = answer.waitMs ?? limits.firstWaitMs * 2 ** (attempt - 1);
      const seconds = (waitMs / 1_000).toLocaleString('en');
      if (waitMs > LONGEST_WAIT_MS) {
        throw new AskedToWait(
          `${url} could not be read: ${failed} and asks to wait ${seconds} s. A load waits ${LONGEST_WAIT_MS / 1_000} s at most. ` +
            'Run the same command again later.',
          waitMs,
        );
      }
      if (attempt === limits.attempts) {
        throw new LoadError(`${url} could not be read after ${attempt} attempts: ${failed}.`);
      }
      say(`  ${path}: ${failed}; asking again in ${seconds} s (attempt ${attempt + 1} of ${limits.attempts})`);
      const waited = wait(waitMs, signal).catch(() => signal.throwIfAborted());
      await withProgressLines(waited, (passed) => `${path}: ${passed} of ${seconds} s waited before asking again`);
      if (limit !== undefined && isTooMuch) limit = Math.max(Math.min(limit, LEAST_LIMIT), Math.floor(limit / 2));
    }
  };
  return { list };
}
