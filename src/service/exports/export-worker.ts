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
/** Longer than any step of an export, or a try to look for one, takes where the database and the disk work. */
const STALLED_MS = 30_000;

export interface ExportWorkerOptions {
  database: Database;
  /** absolute path of the folder with export files */
  folder: string;
  /** rest after each batch, to slow jobs down */
  pauseMs: number;
  /** A worker that has done nothing for so long, and does not rest, is stalled; 30 s by default. */
  stalledMs?: number | undefined;
  log: FastifyBaseLogger;
}

export interface ExportWorker {
  start: () => void;
  /** there is work: look now */
  wake: () => void;
  /** Whether it gets on: its looks for exports succeed, and the one that it makes moves. */
  isAtWork: () => boolean;
  /** gives back what it works on; resolves when it does nothing more */
  stop: () => Promise<void>;
}

/** Works on the exports of the database, one at a time, beside any number of others in this and other processes. */
export function exportWorker(options: ExportWorkerOptions): ExportWorker {
  const { database, folder, pauseMs, stalledMs = STALLED_MS, log } = options;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isLooping = false;
  let restMs = FIRST_LOOK_MS;
  /** when it last got on, by the process's clock, or when it is to do so after a rest */
  let movedAt = 0;
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

  function noteMove(thenRestsMs: number): void {
    movedAt = performance.now() + thenRestsMs;
  }

  async function work(): Promise<void> {
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
    noteMove(0);
    const run = { folder, pauseMs, stop: stopping.signal, noteAway, noteMove, log };
    const goesOn = claim !== null && (await runExport(database, claim, run));
    // The folder may be missing, of which the exports tell.
    if (claim === null) await removeDeadTemporaries(database, folder).catch(() => {});
    noteMove(goesOn ? 0 : restMs);
    return goesOn;
  }

  return {
    start: () => {
      if (running !== null) return;
      isLooping = true;
      noteMove(0);
      running = work().finally(() => {
        isLooping = false;
      });
    },
    wake: () => {
      isWoken = true;
      wakeUp();
    },
    isAtWork: () => isLooping && performance.now() - movedAt < stalledMs,
    stop: async () => {
      stopping.abort();
      wakeUp();
      await running;
    },
  };
}
