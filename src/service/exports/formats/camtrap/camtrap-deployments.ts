import type { ExportScope, LeftOutDeployment } from '#service/exports/formats/export-format.ts';
import { orderedDeployments, type IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';
import { camtrapMissingValues } from './camtrap-missing-values.ts';

export interface CamtrapDeployment extends IncludedDeployment {
  /** its deploymentID: the name, with the id where others of the project have the same, so that every package has the same */
  key: string;
  latitude: number;
  longitude: number;
  runs: { start: string; end: string };
}

export interface CamtrapDeployments {
  usable: readonly CamtrapDeployment[];
  /** without a location, or a session or period, which the standard requires */
  leftOut: readonly LeftOutDeployment[];
  /** the scope without them: tables refer to deployments of the package alone */
  scope: ExportScope;
}

/** The ordered deployments that a Camtrap DP can have, and the others. */
export async function camtrapDeployments(scope: ExportScope): Promise<CamtrapDeployments> {
  const { included, leftOut } = await orderedDeployments(scope, { location: true, session: true });
  const keyOf = await deploymentKeys(scope);
  const usable = included.flatMap((row) => {
    const { deployment_id: id, deployment_name: name, latitude, longitude, runs } = row;
    if (latitude === null || longitude === null || runs === null) return [];
    return [{ ...row, key: keyOf(id, name), latitude, longitude, runs }];
  });
  const deploymentIds = usable.map(({ deployment_id }) => deployment_id);
  return { usable, leftOut, scope: { ...scope, selection: { ...scope.selection, deploymentIds } } };
}

/** The deploymentID of each deployment of the project, also of those that are not selected. */
async function deploymentKeys(scope: ExportScope): Promise<(id: number, name: string) => string> {
  const { database, project, options } = scope;
  const rows = await database
    .selectFrom('deployments')
    .select(['name', 'latitude', 'longitude'])
    .where('project_id', '=', project.id)
    .execute();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = writtenName(row.name, row, options);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (id, name) => {
    let key = name;
    // Another may be called like a name with its id; a name such as "NA" would be read as none.
    while (camtrapMissingValues.has(key.trim()) || (key === name ? (counts.get(key) ?? 0) > 1 : counts.has(key)))
      key = `${key} #${id}`.trim();
    return key;
  };
}
