import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** Ids that records were published with and that their source's key does not tell, by that key: they outlive the rows. */
export async function createPastIds(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await database.schema
    .createTable('past_ids')
    .addColumn('source', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('public_id', text, (column) => column.notNull())
    .addColumn('start', text)
    .addColumn('end', text)
    .addPrimaryKeyConstraint('past_ids_key', ['source', 'kind', 'key', 'public_id'])
    .execute();
}
