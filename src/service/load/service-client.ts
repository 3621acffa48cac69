import { setTimeout as timer } from 'node:timers/promises';
import { z } from 'zod';
import { formatListQuery, type ListQuery } from '#contract/list-query.ts';
import { LoadError } from './load-error.ts';

export interface ServiceClientOptions {
  /** address of the other service; `/api/v2/` comes behind it */
  base: string;
  token: string | null;
  signal: AbortSignal;
  say: (line: string) => void;
  /** how time passes; tests have none to spare */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Asks another service of this interface for pages of its lists. */
export interface ServiceClient {
  /** The body of a list answer. @throws Refused where the service says no, LoadError where it cannot be asked */
  list: (path: string, query: ListQuery) => Promise<unknown>;
}

/** An answer that asking again will not change. */
export class Refused extends LoadError {
  readonly status: number;
  readonly body: string;

  constructor(url: string, status: number, body: string) {
    const hint = status === 401 || status === 403 ? ' It may want a --token.' : '';
    super(`${url} was answered with ${status}: ${body.slice(0, 300).trim()}${hint}`);
    this.status = status;
    this.body = body;
  }
}

/** A body, or what failed; `isTooMuch` where a smaller page may go better, and not only a later one. */
type Answer = { body: unknown } | { failed: string; waitMs: number | null; isTooMuch: boolean };

/** Polite to services we do not own. */
const REQUESTS_AT_A_TIME = 4;
const TIME_OUT_MS = 30_000;
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 600_000;
/** A service that is too slow for a large page may manage a small one. */
const LEAST_LIMIT = 20;

/** A client that asks at most four things at a time, and again after a while where that may help. */
export function serviceClient(options: ServiceClientOptions): ServiceClient {
  const {
    base,
    token,
    signal,
    say,
    wait = (milliseconds, by) => timer(milliseconds, undefined, { signal: by }),
  } = options;
  const inTurn = turns(REQUESTS_AT_A_TIME);
  const headers = { accept: 'application/json', ...(token !== null && { authorization: `Token ${token}` }) };

  const ask = async (url: string): Promise<Answer> => {
    signal.throwIfAborted();
    try {
      const response = await fetch(url, {
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_OUT_MS)]),
      });
      const text = await response.text();
      if (response.ok) return { body: parsed(url, text) };
      if (response.status !== 429 && response.status < 500) throw new Refused(url, response.status, text);
      const waitMs = retryAfterMs(response.headers.get('retry-after'));
      return { failed: `it answered ${response.status}`, waitMs, isTooMuch: response.status !== 429 };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof LoadError) throw error;
      return { failed: messageOf(error), waitMs: null, isTooMuch: true };
    }
  };

  const list = async (path: string, query: ListQuery): Promise<unknown> => {
    let limit = query.limit;
    for (let attempt = 1; ; attempt += 1) {
      const parameters = formatListQuery({ ...query, ...(limit !== undefined && { limit }) });
      const url = `${base}/api/v2/${path}/?${parameters}`;
      const answer = await inTurn(() => ask(url));
      if ('body' in answer) return answer.body;
      const waitMs = answer.waitMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
      if (attempt === ATTEMPTS || waitMs > LONGEST_WAIT_MS) {
        throw new LoadError(`${url} could not be read after ${attempt} attempts: ${answer.failed}.`);
      }
      say(`  ${path}: ${answer.failed}; asking again in ${waitMs / 1_000} s`);
      await wait(waitMs, signal).catch(() => signal.throwIfAborted());
      if (limit !== undefined && answer.isTooMuch)
        limit = Math.max(Math.min(limit, LEAST_LIMIT), Math.floor(limit / 2));
    }
  };
  return { list };
}

function parsed(url: string, text: string): unknown {
  try {
    return z.unknown().parse(JSON.parse(text));
  } catch (error) {
    throw new LoadError(`${url} was not answered with JSON: ${text.slice(0, 80)}`, { cause: error });
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), in milliseconds from now. */
function retryAfterMs(text: string | null): number | null {
  if (text === null) return null;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIME_OUT_MS / 1_000} s`;
  // fetch says "fetch failed", and its cause says why.
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** Lets a number of tasks run at a time; the others wait in order. */
function turns(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
