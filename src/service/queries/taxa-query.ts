import { sql } from 'kysely';
import { detailUrl, taxonOccurrencesUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { searchByName } from './search-by-name.ts';

/** Taxa (spec 2.3). */
export const taxaQuery: CollectionQuery<'taxa'> = {
  table: 'taxa',
  orderings: {
    created_at: 'created_at',
    updated_at: 'updated_at',
    id: 'id',
    name: 'name',
    rank: 'rank',
    parent_id: 'parent_id',
    occurrences_count: 'occurrences_count',
  },
  nullable: ['parent_id'],
  filters: {
    project_id: (id) => sql`taxa.id in (select taxon_id from project_taxa where project_id = ${id})`,
    search: searchByName('taxa'),
  },
  read: async (database, ids, baseUrl) => {
    const rows = await database.selectFrom('taxa').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      rank: row.rank,
      parent_id: row.parent_id,
      details: detailUrl(baseUrl, 'taxa', row.id),
      occurrences_count: row.occurrences_count,
      occurrences: taxonOccurrencesUrl(baseUrl, row.id),
      tags: [],
      last_detected: null,
      best_determination_score: null,
      cover_image_url: null,
      created_at: row.created_at,
      updated_at: row.updated_at,
      user_permissions: [],
    }));
  },
};
