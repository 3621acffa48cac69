import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Whether a column is among ids: one parameter, however many they are, since a statement has a limit of those. */
export function idsIn(database: Database, column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return kindOf(database) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::integer[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * As `idsIn`, for the ids of one page. On PostgreSQL the ids come from a subquery, so it does not know how many they are when it
 * plans: it looks each up in an index. With 1,000 ids in sight it reads a whole table. `PlannedStatements` keeps the plan.
 */
export function idsOfPage(database: Database, column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return kindOf(database) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any((select ${[...ids]}::integer[])::integer[])`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`;
}

/** Whether a column is among texts: one parameter, likewise. */
export function textsIn(database: Database, column: string, texts: readonly string[]): RawBuilder<SqlBool> {
  return kindOf(database) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${[...texts]}::text[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;
}

/** A table of pairs, with the columns `one` and `other`, for a `from`: one or two parameters, however many they are. */
export function tableOfPairs<Value extends number | string>(
  database: Database,
  kind: Value extends number ? 'integer' : 'text',
  pairs: readonly (readonly [one: Value, other: Value | null])[],
): RawBuilder<unknown> {
  if (kindOf(database) === 'sqlite') {
    return sql`(select value ->> 0 as one, value ->> 1 as other from json_each(${JSON.stringify(pairs)}))`;
  }
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const type = sql.raw(`${kind}[]`);
  return sql`(select * from unnest(${ones}::${type}, ${others}::${type}) as pairs(one, other))`;
}
