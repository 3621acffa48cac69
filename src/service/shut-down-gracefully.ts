import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { STOP_SIGNALS } from '#service/system/stop-signals.ts';

/** Answers that take longer are aborted. */
const LONGEST_STOP_MS = 10_000;
/** One Ctrl C can arrive twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Closes the app at the first signal to stop, after which the process has nothing left to do and exits; if that
 * takes too long, it exits anyway. A second signal exits at once.
 *
 * After an uncaught error the state is unknown. It is logged, requests in flight are finished while new ones get 503,
 * and the process exits with 1, so that it is started again.
 *
 * @param onFailure gets the message of an uncaught error
 *
 * @returns what a signal does
 */
export function shutDownGracefully(
  app: Pick<FastifyInstance, 'close' | 'finishRequests' | 'log'>,
  onFailure: (reason: string) => void,
): (signal: NodeJS.Signals) => void {
  let since: number | null = null;
  let hasFailed = false;
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  // Unhandled rejections come here too.
  process.on('uncaughtException', fail);
  return stop;

  function stop(signal: NodeJS.Signals): void {
    if (since !== null) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(128 + constants.signals[signal]);
      return;
    }
    since = performance.now();
    endInTime();
    app.close().catch(end);
  }

  function fail(error: unknown): void {
    process.exitCode = 1;
    if (!hasFailed) endInTime();
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Noctuary failed and is stopping: ${reason}. Its log has the details.`);
    app.log.fatal({ err: error }, 'Nothing caught this error: the process ends.');
    if (hasFailed) return;
    hasFailed = true;
    onFailure(reason);
    void finish();
  }

  async function finish(): Promise<void> {
    try {
      await app.finishRequests();
      await app.close();
      process.exit(1);
    } catch (failure) {
      end(failure);
    }
  }
}

function endInTime(): void {
  setTimeout(() => end(`It was still busy after ${LONGEST_STOP_MS / 1_000} seconds.`), LONGEST_STOP_MS).unref();
}

function end(why: unknown): void {
  console.error(`Noctuary did not stop in order: ${why instanceof Error ? why.message : String(why)}`);
  process.exit(1);
}
