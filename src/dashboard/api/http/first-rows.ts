import { timeoutManager } from '@tanstack/react-query';
import { nextTask } from './next-task.ts';

declare global {
  interface Window {
    /** resolves when the rows that the document asked for first are shown, or failed (`first-view/scripts`) */
    noctuaryFirstRows?: Promise<unknown>;
    /** resolves it */
    noctuaryRowsShown?: () => void;
  }
}

/** After this time the other requests no longer wait: the service may not answer at all. */
export const FIRST_ROWS_LONGEST_MS = 5_000;

/** To be called when a page shows its first rows, or shows none: the document's other requests follow. */
export function noteRowsShown(): void {
  window.noctuaryRowsShown?.();
}

const underWay = new Set<Promise<unknown>>();

/** Runs a request for the rows in sight; `afterFirstRows` waits for it. */
export async function askFirst<Result>(request: () => Promise<Result>): Promise<Result> {
  const answer = request();
  underWay.add(answer);
  try {
    return await answer;
  } finally {
    underWay.delete(answer);
  }
}

/**
 * Waits until the rows in sight are there, so that a slow service answers them before anything else; at most 5 s.
 *
 * @throws the signal's reason
 */
export async function afterFirstRows(signal: AbortSignal): Promise<void> {
  // Parts of a page that are shown at the same time ask within one task.
  await Promise.resolve();
  const ofDocument = import.meta.env.SSR ? undefined : window.noctuaryFirstRows;
  const waitedFor = [...underWay, ...(ofDocument === undefined ? [] : [ofDocument])];
  if (waitedFor.length === 0) return;
  let timer: ReturnType<typeof timeoutManager.setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = timeoutManager.setTimeout(resolve, FIRST_ROWS_LONGEST_MS);
  });
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await Promise.race([Promise.allSettled(waitedFor), longest, aborted]);
  timeoutManager.clearTimeout(timer);
  signal.throwIfAborted();
  // By then they are in the cache, where a whole list looks for them.
  await nextTask();
}
