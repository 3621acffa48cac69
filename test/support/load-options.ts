import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { LoadOptions } from '#service/load/run-load.ts';
import type { EmptyDatabase } from './databases.ts';

export interface HeardLoad extends LoadOptions {
  /** every line that was said */
  said: string[];
  /** every wait before something was asked again, in milliseconds; none is waited for */
  waits: number[];
  stop: AbortController;
}

/** Options of a load into an empty database, with what it says and waits for. */
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

/** A hash over all rows of every table, in whatever order they lie. */
export async function databaseDigest(database: Database): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
    digests[name] = `${rows.length} ${createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')}`;
  }
  return digests;
}
