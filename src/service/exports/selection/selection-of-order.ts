import type { Database } from '#service/database/open-database.ts';
import type { ExportOrder } from '#service/exports/insert-export.ts';
import type { ExportSelection } from './export-selection.ts';
import { selectedDeployments } from './selected-deployments.ts';
import { taxonWithDescendants } from './taxon-with-descendants.ts';

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
    order: { collectionId, deploymentId, eventId, filters },
  };
}
