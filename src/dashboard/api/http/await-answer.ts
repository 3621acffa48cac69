import { timeoutManager } from '@tanstack/react-query';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from './api-error.ts';
import { changeLateWaits, type LateWait } from './late-waits.ts';
import { rejectQueued } from './limit-concurrency.ts';

/** After so long without any data the page says that it waits. */
const SAID_AFTER_MS = 5_000;
/**
 * Time-out while nothing is received: a little longer than that of our own gateway (30 s), whose 504 says more than a
 * time-out here does.
 */
export const SILENCE_MS = 35_000;
/** Time-out for a whole response, however slowly it arrives. */
const LONGEST_MS = 120_000;
/** A request that may be repeated is sent once more after a time-out. */
const TRIES = 2;
/** The abort reason of a try that the reader wants repeated now. */
const AGAIN = Symbol('again');

/** One try of a request. */
export interface Try {
  /** aborted when the try times out or is cancelled */
  signal: AbortSignal;
  /** to be called whenever a part of the response is received */
  heard: () => void;
}

/** when anything was last received of any response, ms since 1970 */
let lastHeardMs = 0;

/**
 * Sends a request and waits for its response. It times out after 35 s without any data, or 120 s in all, and a gateway's
 * time-out (504) counts as one. After a time-out it is sent once more. While nothing is received for 5 s or more it is
 * listed as late: the page shows that, and the reader can repeat or cancel it.
 *
 * @param path below `/api/v2/`
 * @param mayRepeat false for what must not be done twice: it is sent once, and the reader cannot cancel it
 * @throws ApiError with `waited` after the last time-out and where the reader cancelled; what `send` threw; the
 *   signal's reason
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
      // The requests queued behind it would time out too.
      const failure = new ApiError(() => apiMessages.now.triedTwice(reason.message), reason.status, { waited: true });
      if (lastHeardMs < startMs) rejectQueued(failure);
      throw failure;
    }
  } finally {
    changeLateWaits((late) => late.delete(wait));
  }
}

/** @returns the result, or why there is none */
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
  const endSilent = () => {
    const text = isHeard ? 'stopped' : 'silent';
    end(new ApiError(() => apiMessages.now[text](SILENCE_MS / 1_000), null, { waited: true }));
  };
  const watch = () => [
    timeoutManager.setTimeout(() => changeLateWaits((late) => late.add(wait)), SAID_AFTER_MS),
    timeoutManager.setTimeout(endSilent, SILENCE_MS),
  ];
  const unwatch = () => timers.forEach((timer) => timeoutManager.clearTimeout(timer));
  let timers = watch();
  const longest = timeoutManager.setTimeout(
    () => end(new ApiError(() => apiMessages.now.tooLong(LONGEST_MS / 1_000), null, { waited: true })),
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
