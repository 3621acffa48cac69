import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isUnavailable } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { countAbandoned } from '#service/database/uncounted-loads.ts';

/** Interval between two checks for an interrupted load. */
const LOOK_MS = 2_000;

/** While the app listens, counts the rows of interrupted loads, whether they ended before its start or since. */
export function countInterruptedLoads(app: FastifyInstance, database: Database): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    while (!signal.aborted) {
      try {
        await countAbandoned(database, signal);
      } catch (error) {
        // The next check comes soon; the export worker logs that the database is unavailable.
        if (!signal.aborted && !isUnavailable(error))
          app.log.error({ err: error }, 'The records of a load could not be counted.');
      }
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  }

  app.addHook('onListen', () => {
    running = work();
  });
  app.addHook('preClose', () => {
    stopping.abort();
    return running;
  });
}
