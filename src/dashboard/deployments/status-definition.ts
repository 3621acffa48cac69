import type { DeploymentStatus, DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';

const ORDER: readonly DeploymentStatus[] = ['silent', 'current', 'ended', 'no captures'];

/** What the statuses of deployments mean, for the header of the column and the choice on the map. */
export function statusDefinition(statuses: DeploymentStatuses | null): string {
  if (statuses === null) return 'Whether captures still come. Not known until all deployments are read.';
  const meanings = ORDER.map((status) => `${status}: ${statuses.definitions[status]}`);
  return `Whether captures still come. ${meanings.join(' ')}`;
}
