import { exportColumns } from '#contract/exports/export-columns.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { deploymentRowsWithEffort, MOST_DEPLOYMENTS_AT_A_TIME } from './deployment-rows.ts';
import type { ExportFormat, ExportPart, ExportScope } from './export-format.ts';
import { noneLocated } from './none-located.ts';
import { orderedDeployments } from './ordered-deployments.ts';

/** `deployments_geojson` (RFC 7946): a point per deployment with the columns of `deployments_csv` as properties. */
export const deploymentsGeojson: ExportFormat = {
  stem: 'deployments',
  count: (scope) => countSelected(scope, 'deployments'),
  leftOut: async (scope) => (await orderedDeployments(scope, {})).leftOut,
  files: (scope) => [{ name: 'deployments.geojson', parts: () => parts(scope) }],
};

/** The coordinates are in the geometry. */
const PROPERTIES = exportColumns.deployments_csv.flatMap(({ name }) =>
  name === 'latitude' || name === 'longitude' ? [] : [name],
);

async function* parts(scope: ExportScope): AsyncGenerator<ExportPart> {
  const note = await noneLocated(scope);
  // A foreign member (RFC 7946, 6.1).
  const description = note === null ? '' : `"description":${JSON.stringify(note)},`;
  yield { text: `{"type":"FeatureCollection",${description}"features":[`, records: null };
  let before = '\n';
  const batches = stretches(scope.database, {
    table: 'deployments',
    selection: scope.selection,
    size: Math.min(scope.batchRows, MOST_DEPLOYMENTS_AT_A_TIME),
    signal: scope.signal,
    read: (stretch) => deploymentRowsWithEffort(scope, stretch),
  });
  for await (const rows of batches) {
    const features = rows.map((row) =>
      JSON.stringify({
        type: 'Feature',
        id: row.deployment_id,
        // A deployment without a location has a null geometry (RFC 7946, 3.2).
        geometry: row.latitude === null ? null : { type: 'Point', coordinates: [row.longitude, row.latitude] },
        properties: Object.fromEntries(PROPERTIES.map((name) => [name, row[name]])),
      }),
    );
    if (features.length > 0) yield { text: before + features.join(',\n'), records: features.length };
    if (features.length > 0) before = ',\n';
  }
  yield { text: '\n]}\n', records: null };
}
