import type { Database } from '#service/database/open-database.ts';
import type { ExportOrder } from '#service/exports/insert-export.ts';
import type { ExportSelection, OfAnimal } from './export-selection.ts';
import { sql } from 'kysely';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import { idsIn } from '#service/database/ids-in.ts';

/** The rows that an order selects. A set of captures is the sessions that start on its days. */
export async function selectionOfOrder(
  database: Database,
  order: Pick<ExportOrder, 'projectId' | 'collectionId' | 'deploymentId' | 'eventId' | 'filters'>,
): Promise<ExportSelection> {
  const { projectId, collectionId, deploymentId, eventId, filters } = order;
  const collection =
    collectionId === null
      ? undefined
      : await database
          .selectFrom('collections')
          .select(['first_day', 'last_day'])
          .where('id', '=', collectionId)
          .executeTakeFirst();
  return {
    projectId,
    firstDay: collection?.first_day ?? null,
    lastDay: collection?.last_day ?? null,
    firstNight: filters.first_night ?? null,
    lastNight: filters.last_night ?? null,
    deploymentIds: await selectedDeployments(database, projectId, {
      ...filters,
      ...(deploymentId !== null && { deployment: deploymentId }),
    }),
    eventId,
    taxonIds: filters.taxon === undefined ? null : await taxonWithDescendants(database, filters.taxon),
    lowestScore: filters.lowest_score ?? null,
    ofAnimal: ofAnimal(filters),
    order: { collectionId, deploymentId, eventId, filters },
  };
}

/** The ids of a taxon and all taxa below it. A circle of parents ends, because no id comes twice. */
async function taxonWithDescendants(database: Database, taxonId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`with recursive below(id) as (
      select id from taxa where id = ${taxonId}
      union select taxa.id from taxa join below on taxa.parent_id = below.id)
    select id from below order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** The deployments that the filters `deployment`, `deployments` and `sites` leave, by id; null where there is none. */
async function selectedDeployments(
  database: Database,
  projectId: number,
  { deployment, deployments, sites }: ExportFilters,
): Promise<readonly number[] | null> {
  if (deployment === undefined && deployments === undefined && sites === undefined) return null;
  const rows = await database
    .selectFrom('deployments')
    .select('id')
    .where('project_id', '=', projectId)
    .$if(deployment !== undefined, (query) => query.where('id', '=', deployment ?? 0))
    .$if(deployments !== undefined, (query) => query.where(idsIn(database, 'id', deployments ?? [])))
    .$if(sites !== undefined, (query) => query.where(idsIn(database, 'site_id', sites ?? [])))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function ofAnimal({ sex, life_stage, behavior, looked }: ExportFilters): OfAnimal {
  return {
    ...(sex !== undefined && { sex }),
    ...(life_stage !== undefined && { life_stage }),
    ...(behavior !== undefined && { behavior }),
    ...(looked !== undefined && { looked }),
  };
}
