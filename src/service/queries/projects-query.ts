import { idsOfPage } from '#service/database/ids-in.ts';
import { detailUrl, fileUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { searchByName } from './search-by-name.ts';

/** Projects (spec 2.2). */
export const projectsQuery: CollectionQuery<'projects'> = {
  table: 'projects',
  orderings: {
    updated_at: 'updated_at',
    created_at: 'created_at',
    id: 'id',
    name: 'name',
    description: 'description',
    deployments_count: 'deployments_count',
    num_deployments: 'deployments_count',
    image: 'image',
    draft: 'draft',
  },
  nullable: ['image'],
  filters: { project_id: 'id', search: searchByName('projects') },
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('projects')
      .selectAll()
      .where(idsOfPage(database, 'id', ids))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      details: detailUrl(baseUrl, 'projects', row.id),
      deployments_count: row.deployments_count,
      created_at: row.created_at,
      updated_at: row.updated_at,
      image: fileUrl(baseUrl, row.image),
      draft: row.draft === 1,
      user_permissions: [],
    }));
  },
};
