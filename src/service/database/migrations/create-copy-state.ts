import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/**
 * Adds the state of a database that follows another service, which processes share (`src/service/follow`), and how many
 * records of a list that was read whole could not be used: without them its numbers here and there are different for ever.
 */
export async function createCopyState(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await database.schema
    .createTable('copy_state')
    .addColumn('source', text, (column) => column.primaryKey())
    .addColumn('projects', 'text')
    .addColumn('every_ms', 'bigint')
    .addColumn('is_public', 'integer')
    .addColumn('held_by', 'text')
    .addColumn('held_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('is_paused', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('looks_wanted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('answer', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .alterTable('load_lists')
    .addColumn('left_out', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
