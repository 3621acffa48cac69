import { timeoutManager } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { changeLateWaits, type LateWait } from './late-waits.ts';
import { rejectQueued } from '#dashboard/api/whole/limit-concurrency.ts';

/** After so long without a sign of life the page says so. */
const SAID_AFTER_MS = 5_000;
/** A service may be silent for so long: a little longer than our own front (30 s), whose 504 says more than silence does. */
const SILENCE_MS = 35_000;
/** An answer may take so long in all, however slowly it drips. */
const LONGEST_MS = 120_000;
/** A request that may be sent twice is: once more after a time-out. */
const TRIES = 2;
/** Why a try was ended: the reader wants it sent again now. */
const AGAIN = Symbol('again');

/** One try of a request. */
export interface Try {
  /** aborted where the try is given up */
  signal: AbortSignal;
  /** to be called with every part of the answer that comes */
  heard: () => void;
}

/** when anything came of any answer, ms since 1970 */
let lastHeardMs = 0;

/**
 * Sends a request and waits for its answer, but not for ever: 35 s without a sign of life, or 120 s in all, are a
 * time-out, and so is a gateway's (504). After a time-out it is sent once more. While nothing comes for 5 s or more it is
 * among the late ones, which the page tells of and can have sent again or given up.
 *
 * @param path below `/api/v2/`
 * @param mayRepeat false for what must not be done twice: it is sent once, and not given up by the reader either
 * @throws ApiError with `waited` after the last time-out and where the reader gave up; what `send` threw; the signal's
 *   reason
 */
export async function awaitAnswer<Result>(
  path: string,
  send: (one: Try) => Promise<Result>,
  { signal, mayRepeat = true }: { signal?: AbortSignal; mayRepeat?: boolean } = {},
): Promise<Result> {
  const startMs = Date.now();
  const wait: LateWait = { path, sinceMs: startMs, mayRepeat, again: () => {}, giveUp: () => {} };
  try {
    for (let tries = 1; ; tries += 1) {
      const { outcome, reason } = await tryOnce(wait, send, signal);
      if (outcome !== null) return outcome.result;
      if (signal?.aborted === true) throw reason;
      if (reason === AGAIN) {
        tries = 0;
        continue;
      }
      const isTimeOut = reason instanceof ApiError && reason.waited && !reason.isGivenUp;
      if (!isTimeOut || !mayRepeat) throw reason;
      if (tries < TRIES) continue;
      // Those behind it in the queue would wait as long for nothing.
      const failure = new ApiError(`${reason.message} It was asked twice.`, reason.status, { waited: true });
      if (lastHeardMs < startMs) rejectQueued(failure);
      throw failure;
    }
  } finally {
    changeLateWaits((late) => late.delete(wait));
  }
}

/** @returns what came, or why nothing did */
async function tryOnce<Result>(
  wait: LateWait,
  send: (one: Try) => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<{ outcome: { result: Result } | null; reason: unknown }> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const end = (reason: unknown) => stop.abort(reason);
  const leave = () => end(signal?.reason);
  signal?.addEventListener('abort', leave);
  let isHeard = false;
  const silenceText = () =>
    isHeard
      ? `The answer stopped half-way: nothing more came for ${SILENCE_MS / 1_000} seconds.`
      : `The server did not answer within ${SILENCE_MS / 1_000} seconds.`;
  const watch = () => [
    timeoutManager.setTimeout(() => changeLateWaits((late) => late.add(wait)), SAID_AFTER_MS),
    timeoutManager.setTimeout(() => end(new ApiError(silenceText(), null, { waited: true })), SILENCE_MS),
  ];
  const unwatch = () => timers.forEach((timer) => timeoutManager.clearTimeout(timer));
  let timers = watch();
  const longest = timeoutManager.setTimeout(
    () => end(new ApiError(`The answer was not complete after ${LONGEST_MS / 1_000} seconds.`, null, { waited: true })),
    LONGEST_MS,
  );
  wait.again = () => end(AGAIN);
  wait.giveUp = end;
  const heard = () => {
    isHeard = true;
    lastHeardMs = wait.sinceMs = Date.now();
    changeLateWaits((late) => late.delete(wait));
    unwatch();
    timers = watch();
  };
  try {
    return { outcome: { result: await send({ signal: stop.signal, heard }) }, reason: null };
  } catch (error) {
    return { outcome: null, reason: stop.signal.aborted ? stop.signal.reason : error };
  } finally {
    unwatch();
    timeoutManager.clearTimeout(longest);
    signal?.removeEventListener('abort', leave);
  }
}
