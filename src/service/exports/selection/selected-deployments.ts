import type { ExportFilters } from '#contract/exports/export-request.ts';
import type { Database } from '#service/database/open-database.ts';
import { idsIn } from '#service/database/ids-in.ts';

/** The deployments that the filters `deployment`, `deployments` and `sites` leave, by id; null where there is none. */
export async function selectedDeployments(
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
