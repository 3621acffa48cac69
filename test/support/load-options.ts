import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { LoadOptions } from '#service/load/run-load.ts';
import type { EmptyDatabase } from './empty-database.ts';

export interface HeardLoad extends LoadOptions {
  /** every printed line */
  said: string[];
  /** every wait before a retry, in milliseconds; none actually waits */
  waits: number[];
  stop: AbortController;
}

/** Options of a load into an empty database, with its printed lines and waits. */
export function loadInto({ location, folder }: EmptyDatabase): HeardLoad {
  const [said, waits, stop] = [[] as string[], [] as number[], new AbortController()];
  return {
    databaseLocation: location,
    dataFolder: folder,
    say: (line) => said.push(line),
    signal: stop.signal,
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
    said,
    waits,
    stop,
  };
}

/**
 * Number of columns that identify the rows of every table: most have an id, tables of pairs have two or three columns.
 */
const TELLING = 3;

/** A hash of all rows of every table, independent of their sequence; for databases of the same kind. */
export async function databaseDigest(database: Database): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name, columns } of await database.introspection.getTables()) {
    const order = columns.slice(0, TELLING).map((column) => sql.ref(column.name));
    const { rows } = await sql<object>`select * from ${sql.table(name)} order by ${sql.join(order)}`.execute(database);
    const hash = createHash('sha256');
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
    digests[name] = `${rows.length} ${hash.digest('hex')}`;
  }
  return digests;
}
