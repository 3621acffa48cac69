import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Whether a column is among ids: one parameter, however many they are, since a statement has a limit of those. */
export function idsIn(database: Database, column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return kindOf(database) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}
