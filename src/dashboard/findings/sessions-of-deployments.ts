import type { Work } from '#dashboard/work/slices.ts';
import type { Event as Session } from '#contract/event.ts';

const SESSIONS_BEFORE_PAUSE = 1_000;
const known = new WeakMap<readonly Session[], ReadonlyMap<number, readonly Session[]>>();

/** Sessions by the id of their deployment, in their order, gathered once for each list of them. */
export function* sessionsOfDeployments(sessions: readonly Session[]): Work<ReadonlyMap<number, readonly Session[]>> {
  const before = known.get(sessions);
  if (before !== undefined) return before;
  const groups = new Map<number, Session[]>();
  for (const [place, session] of sessions.entries()) {
    const group = groups.get(session.deployment.id);
    if (group === undefined) groups.set(session.deployment.id, [session]);
    else group.push(session);
    if (place % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  known.set(sessions, groups);
  return groups;
}
