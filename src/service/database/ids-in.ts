import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Whether a column is among ids: one parameter, however many they are, since a statement has a limit of those. */
export function idsIn(database: Database, column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return kindOf(database) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** A table of pairs, with the columns `id` and `other`, for a `from` (`idsIn`). */
export function idPairs(
  database: Database,
  pairs: readonly (readonly [id: number, other: number | null])[],
): RawBuilder<unknown> {
  if (kindOf(database) === 'sqlite') {
    return sql`(select value ->> 0 as id, value ->> 1 as other from json_each(${JSON.stringify(pairs)}))`;
  }
  const [ids, others] = [pairs.map(([id]) => id), pairs.map(([, other]) => other)];
  return sql`(select * from unnest(${ids}::integer[], ${others}::integer[]) as pairs(id, other))`;
}
