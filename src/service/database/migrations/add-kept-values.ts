import type { Kysely } from 'kysely';

/** Adds what sources say of records besides the columns of ours; null: nothing. */
export async function addKeptValues(database: Kysely<unknown>): Promise<void> {
  for (const table of ['deployments', 'captures', 'occurrences'])
    await database.schema.alterTable(table).addColumn('kept', 'text').execute();
  await database.schema.alterTable('captures').addColumn('blank_id', 'text').execute();
  await database.schema.alterTable('projects').addColumn('publication_is_loaded', 'integer').execute();
}
