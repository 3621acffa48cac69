import type { Work } from '#dashboard/work/slices.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const SESSIONS_BEFORE_PAUSE = 1_000;
const cached = new WeakMap<readonly Session[], ReadonlyMap<number, readonly Session[]>>();

/** Sessions grouped by deployment id, in their original sequence; cached for each list of sessions. */
export function* sessionsOfDeployments(sessions: readonly Session[]): Work<ReadonlyMap<number, readonly Session[]>> {
  const hit = cached.get(sessions);
  if (hit !== undefined) return hit;
  const groups = new Map<number, Session[]>();
  for (const [index, session] of sessions.entries()) {
    const group = groups.get(session.deployment.id);
    if (group === undefined) groups.set(session.deployment.id, [session]);
    else group.push(session);
    if (index % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  cached.set(sessions, groups);
  return groups;
}
