import { idsIn, idsOfPage } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { detailUrl } from '#service/record-links.ts';
import type { CollectionQuery, Wants } from './collection-query.ts';

/** Devices and research sites (spec 4.4, open in 4.5): they differ in their table, their path, and that a site is a place. */
const parts = {
  orderings: { id: 'id', name: 'name', project: 'project_id', created_at: 'created_at', updated_at: 'updated_at' },
  nullable: ['project', 'created_at', 'updated_at'],
  filters: { project_id: 'project_id' },
} as const;

async function readParts(database: Database, table: 'devices' | 'sites', ids: readonly number[], baseUrl: string) {
  const rows = await database
    .selectFrom(table)
    .selectAll()
    .where(idsOfPage(database, 'id', ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    details: detailUrl(baseUrl, `deployments/${table}`, row.id),
    user_permissions: [],
    project: row.project_id,
    description: row.description,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
}

export const devicesQuery: CollectionQuery<'devices'> = {
  table: 'devices',
  ...parts,
  read: (database, ids, baseUrl) => readParts(database, 'devices', ids, baseUrl),
};

export const sitesQuery: CollectionQuery<'sites'> = {
  table: 'sites',
  ...parts,
  read: async (database, ids, baseUrl, wants: Wants = () => true) => {
    const around = wants('boundary_rect') ? await boundariesOf(database, ids) : new Map<number, number[]>();
    const sites = await readParts(database, 'sites', ids, baseUrl);
    return sites.map((site) => ({ ...site, boundary_rect: around.get(site.id) ?? null }));
  },
};

/** The smallest rectangle around the deployments of sites, without those that have no location (spec 2.4). */
async function boundariesOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await database
    .selectFrom('deployments')
    .select(['site_id', 'latitude', 'longitude'])
    .where(idsIn(database, 'site_id', ids))
    .where((is) => is.or([is('latitude', '!=', 0), is('longitude', '!=', 0)]))
    .execute();
  const boundaries = new Map<number, [south: number, west: number, north: number, east: number]>();
  for (const { site_id: id, latitude, longitude } of rows) {
    if (id === null) continue;
    const [south, west, north, east] = boundaries.get(id) ?? [latitude, longitude, latitude, longitude];
    boundaries.set(id, [
      Math.min(south, latitude),
      Math.min(west, longitude),
      Math.max(north, latitude),
      Math.max(east, longitude),
    ]);
  }
  return boundaries;
}
