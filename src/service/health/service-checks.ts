import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { bytesLabel } from '#service/bytes-label.ts';
import type { Database } from '#service/database/open-database.ts';
import type { HealthCheck } from './health-routes.ts';

/** With less free space the next export fails, and soon the database. */
export const LEAST_FREE_BYTES = 64 * 1_024 * 1_024;

/**
 * What a service with a database needs: a database that answers, disk space, and an export worker that makes progress.
 */
export function serviceChecks(
  database: Database,
  exportFolder: string,
  makesExports: () => boolean,
): Readonly<Record<string, HealthCheck>> {
  return {
    database: async () => {
      await database.selectFrom('projects').select('id').limit(1).execute();
    },
    disk: async () => {
      await access(exportFolder, constants.W_OK);
      const { bavail, bsize } = await statfs(exportFolder);
      const freeBytes = bavail * bsize;
      if (freeBytes < LEAST_FREE_BYTES) throw new Error(`${bytesLabel(freeBytes)} are free in ${exportFolder}`);
    },
    jobs: () =>
      makesExports()
        ? Promise.resolve()
        : Promise.reject(new Error('exports are neither looked for nor made any more')),
  };
}
