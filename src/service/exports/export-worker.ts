import type { FastifyBaseLogger } from 'fastify';
import { isAway } from '#service/database/database-trouble.ts';
import type { Database } from '#service/database/open-database.ts';
import { claimExport, LEASE_MS } from './export-claim.ts';
import { removeDeadTemporaries } from './export-file.ts';
import { runExport } from './run-export.ts';
import { serviceTimestamp } from './service-timestamp.ts';

/** Between two looks for work that another process may have left: at first, and after many looks in vain. */
const FIRST_LOOK_MS = 2_000;
const LAST_LOOK_MS = 8_000;

export interface ExportWorkerOptions {
  database: Database;
  /** absolute path of the folder with export files */
  folder: string;
  /** rest after each batch, to slow jobs down */
  pauseMs: number;
  log: FastifyBaseLogger;
}

export interface ExportWorker {
  start: () => void;
  /** there is work: look now */
  wake: () => void;
  /** whether it makes exports, or looks for some to make */
  isAtWork: () => boolean;
  /** gives back what it works on; resolves when it does nothing more */
  stop: () => Promise<void>;
}

/** Works on the exports of the database, one at a time, beside any number of others in this and other processes. */
export function exportWorker({ database, folder, pauseMs, log }: ExportWorkerOptions): ExportWorker {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isAtWork = false;
  let isWoken = false;
  /** when the database was last found away, by the process's clock */
  let awayAt = -Infinity;
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

  function noteAway(): void {
    awayAt = performance.now();
  }

  async function work(): Promise<void> {
    let restMs = FIRST_LOOK_MS;
    while (!stopping.signal.aborted) {
      isWoken = false;
      const goesOn = await workOnce().catch((error: unknown) => {
        if (isAway(error)) {
          noteAway();
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

  /** @returns whether to go on at once */
  async function workOnce(): Promise<boolean> {
    // After the database was away no process has renewed its claim: those that live get the time to do so.
    const silentToo = performance.now() - awayAt > LEASE_MS;
    const claim = await claimExport(database, serviceTimestamp(), silentToo);
    if (claim !== null) return runExport(database, claim, { folder, pauseMs, stop: stopping.signal, noteAway, log });
    // The folder may be missing, of which the exports tell.
    await removeDeadTemporaries(database, folder).catch(() => {});
    return false;
  }

  return {
    start: () => {
      if (running !== null) return;
      isAtWork = true;
      running = work().finally(() => {
        isAtWork = false;
      });
    },
    wake: () => {
      isWoken = true;
      wakeUp();
    },
    isAtWork: () => isAtWork,
    stop: async () => {
      stopping.abort();
      wakeUp();
      await running;
    },
  };
}
