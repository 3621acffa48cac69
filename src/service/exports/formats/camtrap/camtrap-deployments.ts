import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { deploymentRows, MOST_DEPLOYMENTS_AT_A_TIME } from '#service/exports/formats/deployment-rows.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';
import { camtrapMissingValues } from './camtrap-missing-values.ts';

type Row = Awaited<ReturnType<typeof deploymentRows>>[number];

export interface CamtrapDeployment extends Row {
  /** its deploymentID: the name, with the id where others of the project have the same, so that every package has the same */
  key: string;
  latitude: number;
  longitude: number;
  first_event_start: string;
  last_event_end: string;
}

export interface CamtrapDeployments {
  usable: readonly CamtrapDeployment[];
  /** without a location or a session, which the standard requires */
  leftOut: readonly { id: number; name: string; why: string }[];
  /** the scope without them: tables refer to deployments of the package alone */
  scope: ExportScope;
}

/** The selected deployments that a Camtrap DP can have, and the others. */
export async function camtrapDeployments(scope: ExportScope): Promise<CamtrapDeployments> {
  const { database, selection, batchRows, signal } = scope;
  const usable: CamtrapDeployment[] = [];
  const leftOut: { id: number; name: string; why: string }[] = [];
  const keyOf = await deploymentKeys(scope);
  const batches = stretches(database, {
    table: 'deployments',
    selection,
    size: Math.min(batchRows, MOST_DEPLOYMENTS_AT_A_TIME),
    signal,
    read: (stretch) => deploymentRows(scope, stretch),
  });
  for await (const rows of batches) {
    for (const row of rows) {
      const { deployment_id: id, deployment_name: name, latitude, longitude, first_event_start, last_event_end } = row;
      if (latitude === null || longitude === null) leftOut.push({ id, name, why: 'no location' });
      else if (first_event_start === null || last_event_end === null) leftOut.push({ id, name, why: 'no session' });
      else usable.push({ ...row, key: keyOf(id, name), latitude, longitude, first_event_start, last_event_end });
    }
  }
  const deploymentIds = usable.map(({ deployment_id }) => deployment_id);
  return { usable, leftOut, scope: { ...scope, selection: { ...selection, deploymentIds } } };
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
