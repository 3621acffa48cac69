import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { LoadError } from '#service/load/load-error.ts';
import type { Settings } from '#service/settings.ts';

/** The path of the SQLite file that the settings name; null where they name PostgreSQL. */
export function sqliteFile({ databaseLocation }: Pick<Settings, 'databaseLocation'>): string | null {
  return isAbsolute(databaseLocation) ? databaseLocation : null;
}

/**
 * @throws LoadError where the settings name no database with data: one of another service, or a file that is not there,
 *   which would be created
 */
export function refuseMissing(settings: Settings): void {
  if (settings.upstreamUrl !== null)
    throw new LoadError(`UPSTREAM_URL is set: the data is with ${settings.upstreamUrl}, and not here.`);
  const file = sqliteFile(settings);
  if (file !== null && !existsSync(file))
    throw new LoadError(`There is no database in ${settings.dataFolder}: NOCTUARY_DATA names another data folder.`);
}

/** Opens the database that the settings name, brought up to date as a start would. @throws as `refuseMissing` */
export function openedDatabase(settings: Settings): Promise<OpenDatabase> {
  refuseMissing(settings);
  return openDatabase(settings.databaseLocation);
}
