import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { claimExport, LEASE_MS } from './export-claim.ts';
import { removeDeadTemporaries } from './export-file.ts';
import { runExport } from './run-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';

/**
 * Interval between two polls for work that another process may have left: the first, and the longest after many polls
 * without any.
 */
const FIRST_LOOK_MS = 2_000;
const LAST_LOOK_MS = 8_000;
/** Longer than any step of an export, or a poll for one, takes while database and disk work. */
const STALLED_MS = 30_000;

export interface ExportWorkerOptions {
  database: Database;
  /** absolute path of the folder with export files */
  folder: string;
  /** pause after each batch, to slow jobs down */
  pauseMs: number;
  /** A worker without progress for this long, pauses aside, is stalled; 30 s by default. */
  stalledMs?: number | undefined;
  log: FastifyBaseLogger;
}

export interface ExportWorker {
  start: () => void;
  /** polls for work now */
  wake: () => void;
  /** Whether it makes progress: its polls succeed, and its current export advances. */
  isAtWork: () => boolean;
  /** releases its current job; resolves when the worker has stopped */
  stop: () => Promise<void>;
}

/**
 * Makes the exports of the database, one at a time; any number of workers in this and other processes may do so at the
 * same time.
 */
export function exportWorker(options: ExportWorkerOptions): ExportWorker {
  const { database, folder, pauseMs, stalledMs = STALLED_MS, log } = options;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isLooping = false;
  let restMs = FIRST_LOOK_MS;
  /** time of the last progress by the process's clock, or the end of the current pause */
  let progressAt = 0;
  let isWoken = false;
  /** when the database was last unavailable, by the process's clock */
  let unavailableAt = -Infinity;
  let wakeUp = () => {};

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken || stopping.signal.aborted) wakeUp();
    });

  function onUnavailable(): void {
    unavailableAt = performance.now();
  }

  function onProgress(thenRestsMs: number): void {
    progressAt = performance.now() + thenRestsMs;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const goesOn = await workOnce().catch((error: unknown) => {
        if (isUnavailable(error)) {
          onUnavailable();
          restMs = FIRST_LOOK_MS;
          log.warn({ cause: String(error.cause) }, `The exports wait. ${error.message}`);
        } else log.error({ err: error }, 'The exports could not be looked after.');
        return false;
      });
      if (goesOn) restMs = FIRST_LOOK_MS;
      else {
        await rest(restMs);
        restMs = Math.min(LAST_LOOK_MS, restMs * 1.5);
      }
    }
  }

  /** @returns whether to poll again at once */
  async function workOnce(): Promise<boolean> {
    // While the database was unavailable no process could renew its claim: live processes get time to do so.
    const includeExpired = performance.now() - unavailableAt > LEASE_MS;
    const claim = await claimExport(database, serviceTimestamp(), includeExpired);
    onProgress(0);
    const run = { folder, pauseMs, stop: stopping.signal, onUnavailable, onProgress, log };
    const goesOn = claim !== null && (await runExport(database, claim, run));
    // The folder may be missing; the exports then fail with that reason.
    if (claim === null) await removeDeadTemporaries(database, folder).catch(() => {});
    onProgress(goesOn ? 0 : restMs);
    return goesOn;
  }

  return {
    start: () => {
      if (running !== null) return;
      isLooping = true;
      onProgress(0);
      running = work().finally(() => {
        isLooping = false;
      });
    },
    wake: () => {
      isWoken = true;
      wakeUp();
    },
    isAtWork: () => isLooping && performance.now() - progressAt < stalledMs,
    stop: async () => {
      stopping.abort();
      wakeUp();
      await running;
    },
  };
}
