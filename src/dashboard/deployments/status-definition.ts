import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { Messages } from './messages/en.ts';

/** What the statuses of deployments mean, for the header of the column and the choice on the map. */
export function statusDefinition(words: Messages, statuses: DeploymentStatuses | null): string {
  if (statuses === null) return words.statusMeansUnknown;
  const { silent, current, ended, 'no captures': none } = statuses.definitions;
  return words.statusMeans(silent, current, ended, none);
}
