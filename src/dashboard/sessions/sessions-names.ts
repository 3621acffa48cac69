import type { Deployment } from '#contract/deployment.ts';
import { deploymentNames, type DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { Session } from './sessions-session.ts';

/** The names of the listed deployments, and of those that only their sessions name. */
export function sessionsNames(
  byDeployment: ReadonlyMap<number, readonly Session[]> | null,
  deployments: readonly Deployment[],
): DeploymentNames {
  const listed = new Set(deployments.map(({ id }) => id));
  const unlisted = [...(byDeployment ?? [])].flatMap(([id, [session]]) =>
    session === undefined || listed.has(id) ? [] : [session.deployment],
  );
  return deploymentNames(unlisted.length === 0 ? deployments : [...deployments, ...unlisted]);
}
