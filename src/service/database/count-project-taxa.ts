import { sql, type Kysely } from 'kysely';
import { createIndexes, type Index } from './create-indexes.ts';

/** A project's taxa by how often they occur in it. */
export const PROJECT_TAXA_INDEXES: readonly Index[] = [['project_taxa', 'project_id', 'occurrences_count', 'taxon_id']];

/** How often each taxon occurs in each of its projects, and the order of a project's taxa by that. */
export async function countProjectTaxa(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('project_taxa')
    .addColumn('occurrences_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Counted in one go: once a pair, the occurrences of a taxon would be read again for each of its projects.
  await sql`update project_taxa set occurrences_count = counted.occurrences
    from (select project_id, determination_id, count(*) as occurrences
      from occurrences group by project_id, determination_id) as counted
    where counted.project_id = project_taxa.project_id and counted.determination_id = project_taxa.taxon_id`.execute(
    database,
  );
  await createIndexes(database, PROJECT_TAXA_INDEXES);
}
