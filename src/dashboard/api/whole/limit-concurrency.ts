import { PAGES_AT_A_TIME } from './whole-list.ts';

/** How many requests for lists are in flight, whichever lists they are for. */
let inFlight = 0;
const queue: { start: () => void; leave: (reason: Error) => void }[] = [];

/**
 * Runs `work` in a queue with at most four in flight; `urgent` work goes to the front of the queue. `work` includes the
 * processing of the response, so that unprocessed responses do not pile up.
 *
 * @throws the signal's reason where it is aborted while queued
 */
export async function limitConcurrency<Result>(
  work: () => Promise<Result>,
  { signal, urgent }: { signal: AbortSignal; urgent: boolean },
): Promise<Result> {
  signal.throwIfAborted();
  if (inFlight < PAGES_AT_A_TIME) inFlight += 1;
  else await queued(signal, urgent);
  try {
    return await work();
  } finally {
    // The next in the queue takes over the slot.
    const next = queue.shift();
    if (next === undefined) inFlight -= 1;
    else next.start();
  }
}

/** Rejects all queued work with `reason`, without starting it. */
export function rejectQueued(reason: Error): void {
  for (const { leave } of queue.splice(0)) leave(reason);
}

function queued(signal: AbortSignal, urgent: boolean): Promise<void> {
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
      queue.splice(queue.indexOf(one), 1);
      leave(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    if (urgent) queue.unshift(one);
    else queue.push(one);
  });
}
