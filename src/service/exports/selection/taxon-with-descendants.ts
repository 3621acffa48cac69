import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';

/** The ids of a taxon and all taxa below it. A circle of parents ends, because no id comes twice. */
export async function taxonWithDescendants(database: Database, taxonId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`with recursive below(id) as (
      select id from taxa where id = ${taxonId}
      union select taxa.id from taxa join below on taxa.parent_id = below.id)
    select id from below order by id`.execute(database);
  return rows.map(({ id }) => id);
}
