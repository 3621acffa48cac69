import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** Table first, then the index's columns. */
export type Index = readonly [string, ...string[]];

/** Creates indexes, named after their table and columns. */
export async function createIndexes({ schema }: Kysely<unknown>, indexes: readonly Index[]): Promise<void> {
  for (const [on, ...columns] of indexes) {
    await schema
      .createIndex(`${on}_by_${columns.join('_')}`)
      .on(on)
      .columns(columns)
      .execute();
  }
}

/** A PostgreSQL index has nulls at one end; a descending list needs them at the other. Each entry is an index. */
export async function indexDownwards(
  database: Kysely<unknown>,
  kind: DatabaseKind,
  table: string,
  indexes: readonly (string | readonly string[])[],
): Promise<void> {
  if (kind !== 'postgres') return;
  for (const columns of indexes.map((one) => [one].flat())) {
    const downwards = columns.map((column) => sql`${sql.ref(column)} desc nulls last`);
    await sql`create index ${sql.ref(`${table}_by_${columns.join('_')}_downwards`)}
      on ${sql.table(table)} (${sql.join(downwards)}, id desc)`.execute(database);
  }
}
