import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentNames, type DeploymentNames, type NamedDeployment } from '#dashboard/api/deployment-names.ts';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { sessionFlags, type FlagsOfSessions } from '#dashboard/findings/flags/session-flags.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { ColumnChoices } from '#dashboard/list/model/list-column.ts';
import { finish, type Work } from '#dashboard/work/slices.ts';
import { deploymentChoices } from './deployment-choices.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** What the columns show of a session beyond its own record. */
export interface SessionContext {
  /** the selected project, whose deployments a filter offers; null: all */
  project: number | null;
  /** null while unknown: flags need every session of a deployment */
  flags: FlagsOfSessions | null;
  /** the session's deployment from the list of deployments; undefined while that list loads, or if it is not in it */
  deploymentOf: (session: Session) => Deployment | undefined;
  /** a session's night, unlike that of any other session of its deployment once all are loaded (`nightName`) */
  nightOf: (session: Session) => string;
  /** of all deployments, including those that only sessions name */
  names: DeploymentNames;
  /** the choices of the deployment filter */
  deploymentChoices: ColumnChoices;
}

/**
 * The context of sessions. Time-sliced, for long lists.
 *
 * @param sessions null until all are loaded
 * @param project whose deployments a filter offers; null: those of all projects
 * @param isListed the list of deployments has loaded; until then a deployment missing from it may still come
 */
export function* sessionContext(
  sessions: readonly Session[] | null,
  deployments: readonly Deployment[],
  project: number | null = null,
  isListed = true,
): Work<SessionContext> {
  const byId = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const deploymentOf = ({ deployment }: Session) => byId.get(deployment.id);
  const groups = sessions === null ? null : yield* sessionsOfDeployments(sessions);
  // A deployment that is not in the list gets its name from its sessions.
  const own = [...((isListed ? groups : null)?.values() ?? [])].flatMap(([session]) =>
    session === undefined || byId.has(session.deployment.id) ? [] : session.deployment,
  );
  const all: readonly NamedDeployment[] = own.length === 0 ? deployments : [...deployments, ...own];
  const names = deploymentNames(all);
  const offered = [...deployments.filter((one) => project === null || one.project?.id === project), ...own];
  const flags = groups === null ? null : sessionFlags(groups, deploymentOf);
  return {
    project,
    flags,
    deploymentOf,
    nightOf: (session) => nightName(session, groups?.get(session.deployment.id) ?? []),
    names,
    deploymentChoices: deploymentChoices(all, names, offered),
  };
}

/** The context before anything has loaded. */
export const NO_CONTEXT = finish(sessionContext(null, []));
