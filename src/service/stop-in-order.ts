import { constants } from 'node:os';

/** Answers that take longer than that are cut off. */
const LONGEST_STOP_MS = 10_000;
/** One Ctrl C can come twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500;

/**
 * At the first SIGINT or SIGTERM calls `close`, after which the process has nothing left to do and ends; when that
 * takes too long, it ends all the same. A second signal ends it at once.
 */
export function stopInOrder(close: () => Promise<unknown>): void {
  let since: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(128 + constants.signals[signal]);
      return;
    }
    since = performance.now();
    setTimeout(() => end(`It was still busy after ${LONGEST_STOP_MS / 1_000} seconds.`), LONGEST_STOP_MS).unref();
    close().catch(end);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function end(why: unknown): void {
  console.error(`Noctuary did not stop in order: ${why instanceof Error ? why.message : String(why)}`);
  process.exit(1);
}
