import type { Deployment } from '#contract/deployment.ts';
import type { Work } from '#dashboard/list/slices.ts';
import { sessionFlags, type FlagsOfSessions } from './session-flags.ts';
import { sessionsOfDeployments } from './sessions-of-deployments.ts';
import type { Session } from './sessions-session.ts';

/** What is said of a session beyond its own record. */
export interface SessionContext {
  /** null where they are not known: flags need every session of a deployment */
  flags: FlagsOfSessions | null;
  /** the session's deployment as the list of deployments knows it; undefined while that is read, and where it is not in it */
  deploymentOf: (session: Session) => Deployment | undefined;
}

/** Before anything else is known. */
export const NO_CONTEXT: SessionContext = { flags: null, deploymentOf: () => undefined };

/** The context of sessions; `sessions` null: not all of them are read. Pauses, for long lists. */
export function* sessionContext(
  sessions: readonly Session[] | null,
  deployments: readonly Deployment[],
): Work<SessionContext> {
  const byId = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  return {
    flags: sessions === null ? null : sessionFlags(yield* sessionsOfDeployments(sessions)),
    deploymentOf: ({ deployment }) => byId.get(deployment.id),
  };
}
