import { openDatabase, type Database } from '#service/database/open-database.ts';

const opened = new Map<string, Promise<Database>>();

/**
 * A sample for tests that only read: open once for all test files of a worker, which share modules, and closed with the
 * worker. Each opening reads through all 100 MB of the SQLite file; one of PostgreSQL starts processes.
 */
export function openSample(location: string): Promise<Database> {
  const opening = opened.get(location) ?? openDatabase(location).then(({ database }) => database);
  opened.set(location, opening);
  return opening;
}
