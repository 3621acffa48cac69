import type { Deployment } from '#contract/records/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf, nightOf } from '#contract/nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const SESSIONS_BEFORE_PAUSE = 1_000;
const cached = new WeakMap<readonly Session[], Int32Array>();

/** The night of each session, by its index; cached for each list of sessions. */
export function* nightsOf(sessions: readonly Session[]): Work<Int32Array> {
  const hit = cached.get(sessions);
  if (hit !== undefined) return hit;
  const nights = new Int32Array(sessions.length);
  for (const [index, { start }] of sessions.entries()) {
    nights[index] = nightOf(start);
    if (index % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  cached.set(sessions, nights);
  return nights;
}

/**
 * The first and the last night; null where there are none. While not all sessions are loaded, the first and last dates of
 * the deployments extend it.
 */
export function nightsExtent(
  nights: Int32Array,
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[] = [],
): DayRange | null {
  let [from, to] = [Infinity, -Infinity];
  for (const { first_date, last_date } of deployments) {
    if (first_date !== null) from = Math.min(from, dayNumberOf(first_date));
    if (last_date !== null) to = Math.max(to, dayNumberOf(last_date));
  }
  for (let index = 0; index < nights.length; index += 1) {
    const night = nights[index] ?? 0;
    if (night < from) from = night;
    if (night > to) to = night;
  }
  return from > to ? null : { from, to };
}
