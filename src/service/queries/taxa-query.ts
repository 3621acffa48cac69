import { sql, type Selectable } from 'kysely';
import type { Tables } from '#service/database/tables.ts';
import { detailUrl, taxonOccurrencesUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { searchByName } from './search-by-name.ts';

/** Taxa (spec 2.3), with their occurrences in all projects, or in the requested one. */
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
    // Joined by `taxaOfProject`.
    project_id: (project) => sql`project_taxa.project_id = ${project}`,
    search: searchByName('taxa'),
  },
  whenGiven: { project_id: taxaOfProject },
  read: async (database, ids, baseUrl) => {
    const rows = await database.selectFrom('taxa').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => taxonOf(baseUrl, row, row.occurrences_count));
  },
};

/**
 * The taxa that occur in a project, with their occurrences in that project only; the detail of a taxon that does not
 * occur there has 0.
 */
function taxaOfProject(project: string | number): CollectionQuery<'taxa'> {
  return {
    ...taxaQuery,
    from: sql`project_taxa join taxa on taxa.id = project_taxa.taxon_id`,
    orderings: {
      ...taxaQuery.orderings,
      // The same id, but from the index that is scanned.
      id: sql.ref('project_taxa.taxon_id'),
      occurrences_count: sql.ref('project_taxa.occurrences_count'),
    },
    read: async (database, ids, baseUrl) => {
      const rows = await database
        .selectFrom('taxa')
        .leftJoin('project_taxa', (join) =>
          join.onRef('project_taxa.taxon_id', '=', 'taxa.id').on('project_taxa.project_id', '=', Number(project)),
        )
        .selectAll('taxa')
        .select('project_taxa.occurrences_count as in_project')
        .where('taxa.id', 'in', ids)
        .execute();
      return rows.map((row) => taxonOf(baseUrl, row, row.in_project ?? 0));
    },
  };
}

function taxonOf(baseUrl: string, row: Selectable<Tables['taxa']>, occurrences_count: number) {
  return {
    id: row.id,
    name: row.name,
    rank: row.rank,
    parent_id: row.parent_id,
    details: detailUrl(baseUrl, 'taxa', row.id),
    occurrences_count,
    // Of all projects: the spec fixes the form of this address (2.3), without a project.
    occurrences: taxonOccurrencesUrl(baseUrl, row.id),
    tags: [],
    last_detected: null,
    best_determination_score: null,
    cover_image_url: null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    user_permissions: [],
  };
}
