import type { Deployment } from '#contract/deployment.ts';
import { deploymentNames, type DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { sessionFlags, type FlagsOfSessions } from '#dashboard/findings/session-flags.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { ColumnChoices } from '#dashboard/list/list-column.ts';
import { finish, type Work } from '#dashboard/work/slices.ts';
import { deploymentChoices } from './deployment-choices.ts';
import type { Event as Session } from '#contract/event.ts';

/** What is said of a session beyond its own record. */
export interface SessionContext {
  /** the chosen one, whose deployments a filter offers; null: all */
  project: number | null;
  /** null where they are not known: flags need every session of a deployment */
  flags: FlagsOfSessions | null;
  /** the session's deployment as the list of deployments knows it; undefined while that is read, and where it is not in it */
  deploymentOf: (session: Session) => Deployment | undefined;
  /** of all deployments, also of those that only sessions name */
  names: DeploymentNames;
  /** the deployments, by their ids, as a filter offers them */
  deploymentChoices: ColumnChoices;
}

/**
 * The context of sessions; `sessions` null: not all of them are read. Pauses, for long lists.
 *
 * @param project whose deployments a filter offers; null: those of all
 * @param isListed no more deployments will come; before, sessions name those that are only still to come
 */
export function* sessionContext(
  sessions: readonly Session[] | null,
  deployments: readonly Deployment[],
  project: number | null = null,
  isListed = true,
): Work<SessionContext> {
  const byId = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const groups = sessions === null ? null : yield* sessionsOfDeployments(sessions);
  // A deployment that is not in the list is named by its sessions.
  const own = [...((isListed ? groups : null)?.values() ?? [])].flatMap(([session]) =>
    session === undefined || byId.has(session.deployment.id) ? [] : session.deployment,
  );
  const all = own.length === 0 ? deployments : [...deployments, ...own];
  const names = deploymentNames(all);
  const offered = [...deployments.filter((one) => project === null || one.project.id === project), ...own];
  return {
    project,
    flags: groups === null ? null : sessionFlags(groups),
    deploymentOf: ({ deployment }) => byId.get(deployment.id),
    names,
    deploymentChoices: deploymentChoices(all, names, offered),
  };
}

/** Before anything else is known. */
export const NO_CONTEXT = finish(sessionContext(null, []));
