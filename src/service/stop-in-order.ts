import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** Answers that take longer than that are cut off. */
const LONGEST_STOP_MS = 10_000;
/** One Ctrl C can come twice: from the terminal, and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500;

/**
 * At the first SIGINT or SIGTERM closes the app, after which the process has nothing left to do and ends; when that
 * takes too long, it ends all the same. A second signal ends it at once.
 *
 * An error that nothing caught may have left anything behind. It is logged, requests under way are finished while new
 * ones get 503, and the process exits with 1, so that its supervisor starts another.
 */
export function stopInOrder(app: Pick<FastifyInstance, 'close' | 'finishRequests' | 'log'>): void {
  let since: number | null = null;
  let hasFailed = false;
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // Rejections that nothing handles come here too.
  process.on('uncaughtException', fail);

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
