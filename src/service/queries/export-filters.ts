import { exportFilters, type ExportFilters } from '#contract/exports/export-request.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { sessionName } from '#service/event-labels.ts';

/** The columns of an export that hold its filters, and the names of what three of them refer to. */
export interface FilterColumns {
  collection_id: number | null;
  collection_name: string | null;
  deployment_id: number | null;
  deployment_name: string | null;
  event_id: number | null;
  event_start: string | null;
  event_end: string | null;
  /** JSON of the other filters */
  filters: string;
}

interface Named {
  id: number;
  name: string;
}

/** The names of what the filters of exports refer to by lists of ids, by table and id. */
export interface FilterNames {
  deployments: ReadonlyMap<number, string>;
  sites: ReadonlyMap<number, string>;
  taxa: ReadonlyMap<number, string>;
}

/** Reads the names that the filters of some exports need. */
export async function readFilterNames(database: Database, filters: readonly ExportFilters[]): Promise<FilterNames> {
  const namesOf = async (table: 'deployments' | 'sites' | 'taxa', ids: readonly number[]) => {
    if (ids.length === 0) return new Map<number, string>();
    const unique = [...new Set(ids)];
    const rows: Named[] = await database
      .selectFrom(table)
      .select(['id', 'name'])
      .where(idsIn(database, 'id', unique))
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return {
    deployments: await namesOf(
      'deployments',
      filters.flatMap(({ deployments = [] }) => deployments),
    ),
    sites: await namesOf(
      'sites',
      filters.flatMap(({ sites = [] }) => sites),
    ),
    taxa: await namesOf(
      'taxa',
      filters.flatMap(({ taxon }) => taxon ?? []),
    ),
  };
}

/** The filters of an export that are stored as JSON. */
export function storedFilters(text: string): ExportFilters {
  return exportFilters.parse(JSON.parse(text));
}

/** The filters of an export as its order had them. */
export function orderedFilters({
  collection_id: collection,
  deployment_id: deployment,
  event_id: event,
  filters,
}: Pick<FilterColumns, 'collection_id' | 'deployment_id' | 'event_id' | 'filters'>): Record<string, unknown> {
  return {
    ...(collection !== null && { collection_id: String(collection) }),
    ...(deployment !== null && { deployment }),
    ...(event !== null && { event }),
    ...storedFilters(filters),
  };
}

/**
 * The filters of an export as its order had them, and with names for people; the id of a set of captures is text (spec 2.6).
 * What was removed since has no name.
 */
export function filtersOf(row: FilterColumns, names: FilterNames) {
  const { collection_id, deployment_id, event_id } = row;
  const collectionId = String(collection_id);
  const event = row.event_start === null || row.event_end === null ? null : sessionName(row.event_start, row.event_end);
  const { deployments, sites, taxon, ...plain } = storedFilters(row.filters);
  const named = (ids: readonly number[], of: ReadonlyMap<number, string>) =>
    ids.map((id) => ({ id, name: of.get(id) ?? null }));
  return {
    filters: orderedFilters(row),
    filters_display: {
      ...(collection_id !== null && { collection: { id: collectionId, name: row.collection_name } }),
      ...(deployment_id !== null && { deployment: { id: deployment_id, name: row.deployment_name } }),
      ...(event_id !== null && { event: { id: event_id, name: event } }),
      ...(deployments !== undefined && { deployments: named(deployments, names.deployments) }),
      ...(sites !== undefined && { sites: named(sites, names.sites) }),
      ...(taxon !== undefined && { taxon: { id: taxon, name: names.taxa.get(taxon) ?? null } }),
      ...plain,
    },
  };
}
