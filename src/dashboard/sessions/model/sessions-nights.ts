import type { Deployment } from '#contract/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf, nightOf } from '#dashboard/ui/text/night-of.ts';
import type { Event as Session } from '#contract/event.ts';

const SESSIONS_BEFORE_PAUSE = 1_000;
const known = new WeakMap<readonly Session[], Int32Array>();

/** The nights of sessions, in their order, read once for each list of them. */
export function* nightsOf(sessions: readonly Session[]): Work<Int32Array> {
  const before = known.get(sessions);
  if (before !== undefined) return before;
  const nights = new Int32Array(sessions.length);
  for (const [place, { start }] of sessions.entries()) {
    nights[place] = nightOf(start);
    if (place % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  known.set(sessions, nights);
  return nights;
}

/**
 * From the first night to the last; null where there are none. While not all are read, the days of the deployments'
 * captures say how far nights may go.
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
  for (let place = 0; place < nights.length; place += 1) {
    const night = nights[place] ?? 0;
    if (night < from) from = night;
    if (night > to) to = night;
  }
  return from > to ? null : { from, to };
}
