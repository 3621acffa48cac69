import type { ListedEvent as Session } from '#contract/records/event.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Sessions between two places where the work may be interrupted. */
const A_SLICE = 500;

/**
 * Sessions grouped to trap-nights: those of one deployment that belong to the same night (`nightOf`). Each group has at least
 * one session.
 */
export function* sessionsByNight(sessions: readonly Session[]): Work<readonly (readonly [Session, ...Session[]])[]> {
  const nights = new Map<string, [Session, ...Session[]]>();
  for (const [index, session] of sessions.entries()) {
    if (index % A_SLICE === 0) yield;
    const key = `${session.deployment.id} ${nightOf(session.start)}`;
    const night = nights.get(key);
    if (night === undefined) nights.set(key, [session]);
    else night.push(session);
  }
  return [...nights.values()];
}
