import type { Kysely } from 'kysely';

/** Table first, then the index's columns. */
export type Index = readonly [string, ...string[]];

/** Makes indexes that are named after what they order. */
export async function createIndexes({ schema }: Kysely<unknown>, indexes: readonly Index[]): Promise<void> {
  for (const [on, ...columns] of indexes) {
    await schema
      .createIndex(`${on}_by_${columns.join('_')}`)
      .on(on)
      .columns(columns)
      .execute();
  }
}
