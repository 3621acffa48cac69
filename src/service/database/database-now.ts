import { sql, type RawBuilder } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Milliseconds since 1970 by the database's clock, which all processes share; their own clocks may differ. */
export function databaseNow(database: Database): RawBuilder<number> {
  return kindOf(database) === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`;
}
