import { PAGES_AT_A_TIME } from './whole-list.ts';

/** Requests for lists share these turns, whichever list they are for. */
let taken = 0;
const waiting: { start: () => void; leave: (reason: Error) => void }[] = [];

/**
 * Does `work` when it is its turn: never more than four at a time. `urgent` goes before all that wait. A turn lasts
 * until `work` has ended, so that answers which are not processed yet do not pile up.
 *
 * @throws the signal's reason where it is aborted while waiting
 */
export async function limitConcurrency<Result>(
  work: () => Promise<Result>,
  { signal, urgent }: { signal: AbortSignal; urgent: boolean },
): Promise<Result> {
  signal.throwIfAborted();
  if (taken < PAGES_AT_A_TIME) taken += 1;
  else await turn(signal, urgent);
  try {
    return await work();
  } finally {
    // Whoever waits takes over the turn.
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next.start();
  }
}

/** Those that wait for their turn fail with `reason`, and ask for nothing. */
export function rejectQueued(reason: Error): void {
  for (const { leave } of waiting.splice(0)) leave(reason);
}

function turn(signal: AbortSignal, urgent: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const leave = (reason: Error) => {
      signal.removeEventListener('abort', abort);
      reject(reason);
    };
    const one = { start, leave };
    const abort = () => {
      waiting.splice(waiting.indexOf(one), 1);
      leave(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    if (urgent) waiting.unshift(one);
    else waiting.push(one);
  });
}
