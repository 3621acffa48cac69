import { exportColumns } from '#contract/exports/export-columns.ts';
import { deploymentRowsWithEffort, MOST_DEPLOYMENTS_AT_A_TIME } from './deployment-rows.ts';
import { orderedDeployments } from './ordered-deployments.ts';
import { tableFormat } from './table-format.ts';

/** `deployments_csv`: one line per deployment, with the sums of its selected sessions. */
export const deploymentsCsv = tableFormat({
  stem: 'deployments',
  table: 'deployments',
  columns: exportColumns.deployments_csv,
  read: deploymentRowsWithEffort,
  mostRows: MOST_DEPLOYMENTS_AT_A_TIME,
  leftOut: async (scope) => (await orderedDeployments(scope, {})).leftOut,
});
