import { detailUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { namedSummary } from './related-summaries.ts';

/** Devices and research sites (spec 4.4, open in 4.5): they differ in their table and their path. */
function partsQuery(table: 'devices' | 'sites'): CollectionQuery<'devices' | 'sites'> {
  return {
    table,
    // They have no stored creation time; their ids increase with it.
    orderings: { id: 'id', name: 'name', project: 'project_id', created_at: 'id' },
    nullable: ['project'],
    filters: { project_id: 'project_id' },
    read: async (database, ids, baseUrl) => {
      const rows = await database
        .selectFrom(table)
        .leftJoin('projects', 'projects.id', `${table}.project_id`)
        .select([`${table}.id`, `${table}.name`, `${table}.project_id`, 'projects.name as project_name'])
        .where(`${table}.id`, 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        details: detailUrl(baseUrl, `deployments/${table}`, row.id),
        user_permissions: [],
        project: namedSummary(baseUrl, 'projects', row.project_id, row.project_name),
      }));
    },
  };
}

export const devicesQuery: CollectionQuery<'devices'> = partsQuery('devices');
export const sitesQuery: CollectionQuery<'sites'> = partsQuery('sites');
