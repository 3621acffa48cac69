import { idsOfPage } from '#service/database/ids-in.ts';
import { bytesLabel } from '#service/bytes-label.ts';
import { detailUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { searchByName } from './search-by-name.ts';

/** Storage sources with what was indexed there (spec 2.7). */
export const storageQuery: CollectionQuery<'storage'> = {
  table: 'storage_sources',
  orderings: {
    created_at: 'created_at',
    updated_at: 'updated_at',
    id: 'id',
    name: 'name',
    bucket: 'bucket',
    prefix: 'prefix',
    endpoint_url: 'endpoint_url',
    public_base_url: 'public_base_url',
    project: 'project_id',
    deployments_count: 'deployments_count',
    num_deployments: 'deployments_count',
    total_files_indexed: 'total_files_indexed',
    total_size_indexed: 'total_size_indexed',
    total_size_indexed_display: 'total_size_indexed',
    total_captures_indexed: 'total_captures_indexed',
  },
  nullable: [
    'public_base_url',
    'total_files_indexed',
    'total_size_indexed',
    'total_size_indexed_display',
    'total_captures_indexed',
  ],
  filters: { project_id: 'project_id', search: searchByName('storage_sources') },
  read: async (database, ids, baseUrl) => {
    const rows = await database
      .selectFrom('storage_sources')
      .selectAll()
      .where(idsOfPage(database, 'id', ids))
      .execute();
    return rows.map((row) => ({
      id: row.id,
      details: detailUrl(baseUrl, 'storage', row.id),
      name: row.name,
      bucket: row.bucket,
      prefix: row.prefix,
      endpoint_url: row.endpoint_url,
      public_base_url: row.public_base_url,
      project: row.project_id,
      deployments_count: row.deployments_count,
      total_files_indexed: row.total_files_indexed,
      // Always text (2.7); a source that was never indexed has counted nothing.
      total_size_indexed_display: bytesLabel(row.total_size_indexed ?? 0),
      total_size_indexed: row.total_size_indexed,
      total_captures_indexed: row.total_captures_indexed,
      last_checked: row.last_checked,
      created_at: row.created_at,
      updated_at: row.updated_at,
      user_permissions: [],
    }));
  },
};
