import { idsOfPage } from '#service/database/ids-in.ts';
import { sql, type Selectable } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { detailUrl, taxonOccurrencesUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { searchByName } from './search-by-name.ts';
import { parentSummary, taxaAbove } from './taxa-above.ts';

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
  read: async (database, ids, baseUrl, wants = () => true) => {
    const rows = await database
      .selectFrom('taxa')
      .selectAll()
      .where(idsOfPage(database, 'id', ids))
      .execute();
    const taxonOf = await taxonReader(database, ids, baseUrl, wants);
    return rows.map((row) => taxonOf(row, { occurrences_count: row.occurrences_count, ...NOT_OF_ALL }));
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
    read: async (database, ids, baseUrl, wants = () => true) => {
      const rows = await database
        .selectFrom('taxa')
        .leftJoin('project_taxa', (join) =>
          join.onRef('project_taxa.taxon_id', '=', 'taxa.id').on('project_taxa.project_id', '=', Number(project)),
        )
        .selectAll('taxa')
        .select(['project_taxa.occurrences_count as in_project', 'verified_count', 'last_detected', 'best_score'])
        .where(idsOfPage(database, 'taxa.id', ids))
        .execute();
      const taxonOf = await taxonReader(database, ids, baseUrl, wants);
      return rows.map((row) =>
        taxonOf(row, {
          occurrences_count: row.in_project ?? 0,
          verified_count: row.in_project === null ? 0 : row.verified_count,
          last_detected: row.last_detected,
          best_determination_score: row.best_score,
        }),
      );
    },
  };
}

/** As running services: these are of a project alone. */
const NOT_OF_ALL = { verified_count: null, last_detected: null, best_determination_score: null };

interface Counted {
  occurrences_count: number;
  verified_count: number | null;
  last_detected: string | null;
  best_determination_score: number | null;
}

/** Reads what taxa are below. @returns the record of a row with its counts */
async function taxonReader(
  database: Database,
  ids: readonly number[],
  baseUrl: string,
  wants: (field: string) => boolean,
) {
  const above =
    wants('parents') || wants('parent') ? await taxaAbove(database, new Set(ids)) : new Map<number, never>();
  return (row: Selectable<Tables['taxa']>, counted: Counted) => {
    const line = above.get(row.id)?.above ?? [];
    const parent = line.at(-1);
    return {
      id: row.id,
      name: row.name,
      rank: row.rank,
      parent_id: row.parent_id,
      parents: line.map(({ id, name, rank }) => ({ id, name, rank })),
      parent: parent === undefined ? null : parentSummary(baseUrl, parent),
      gbif_taxon_key: row.gbif_key,
      details: detailUrl(baseUrl, 'taxa', row.id),
      ...counted,
      // Of all projects: the spec fixes the form of this address (2.3), without a project.
      occurrences: taxonOccurrencesUrl(baseUrl, row.id),
      tags: [],
      cover_image_url: null,
      created_at: row.created_at,
      updated_at: row.updated_at,
      user_permissions: [],
    };
  };
}
