import type { ListedEvent as Session } from '#contract/records/event.ts';
import { sessionNights } from '#contract/nights.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Sessions between two places where the work may be interrupted. */
const A_SLICE = 500;

/** A trap-night: the sessions of one deployment that ran in one night, in the sequence of the list. */
export interface TrapNight {
  deploymentId: number;
  /** day number of the evening */
  night: number;
  sessions: readonly [Session, ...Session[]];
}

/** The key of a trap-night: a deployment and the day number of an evening. */
export function nightKey(deploymentId: number, night: number): string {
  return `${deploymentId} ${night}`;
}

/**
 * The trap-nights of sessions: one for each deployment and night in which at least one of its sessions ran. A session of
 * several nights is in each of them (`sessionNights`).
 */
export function* sessionsByNight(sessions: readonly Session[]): Work<readonly TrapNight[]> {
  const nights = new Map<string, TrapNight & { sessions: [Session, ...Session[]] }>();
  for (const [index, session] of sessions.entries()) {
    if (index % A_SLICE === 0) yield;
    const deploymentId = session.deployment.id;
    const { from, to } = sessionNights(session);
    for (let night = from; night <= to; night += 1) {
      const key = nightKey(deploymentId, night);
      const known = nights.get(key);
      if (known === undefined) nights.set(key, { deploymentId, night, sessions: [session] });
      else known.sessions.push(session);
    }
  }
  return [...nights.values()];
}
